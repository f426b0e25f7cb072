/**
 * Why the domain refuses a call, independent of the caller's family: each family maps a fault to its own id
 * and words. A fault without an id in a family's table is a type error there.
 */
export type Fault =
  /** The request breaks a rule; the failure says which one. */
  | 'rule-broken'
  /** A booking was asked for without either of its two references. */
  | 'no-reference'
  /** The caller's own reference was used for another request (gap 85). */
  | 'reference-used'
  /** The search of the offer is past its lifetime, or its fare is closed (gaps 54, 210). */
  | 'expired'
  /** The office has no such offer, or it is sold out (gap 54). */
  | 'gone'
  /** This session did not check the offer, or too long ago (gaps 55, 105). */
  | 'not-checked'
  /** The office has no such booking of this kind. */
  | 'not-found'
  /** The caller is neither the owner of the booking nor an admin. */
  | 'not-yours'
  /** The state or the terms of the booking forbid cancelling. */
  | 'not-cancellable'
  /** The booking was cancelled before, by a caller or by the clock. */
  | 'cancelled-already'
  /** What was named cannot be refunded: by the state, by the terms, or as it was refunded before. */
  | 'not-refundable'
  /** Only a held booking can be ordered or extended. */
  | 'not-held'
  /** The booking was extended before. */
  | 'extended-already'
