/**
 * Why the domain refuses, whoever asked: a family says it in its own ids and words. A fault that a family has
 * no id for is a type error there.
 */
export type Fault =
  /** A rule about what was sent is broken; the failure says which. */
  | 'rule-broken'
  /** Neither of the two references of a booking was given. */
  | 'no-reference'
  /** The caller's own reference stands for another request already (gap 85). */
  | 'reference-used'
  /** The offer's search is older than its lifetime (gap 54). */
  | 'expired'
  /** No such offer of the office, or nothing of it is left (gap 54). */
  | 'gone'
  /** The offer was not checked in this session, or too long ago (gaps 55, 105). */
  | 'not-checked'
  /** No such booking of this kind in the office. */
  | 'not-found'
  /** The caller neither made the booking nor is an admin. */
  | 'not-yours'
  /** The booking's state or terms do not let it be cancelled. */
  | 'not-cancellable'
  /** The booking was cancelled before, also by the clock. */
  | 'cancelled-already'
  /** Only a held booking can be ordered, or be given more time. */
  | 'not-held'
  /** The booking was given more time before. */
  | 'extended-already'
