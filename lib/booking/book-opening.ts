/** Passed by the server to a book form as it opens. */
export type BookOpening<Draft> = {
  /**
   * The reference of the next attempt. It is derived from user and offer, so that a second tab or a reload
   * gets the same one, until an attempt with it is settled.
   */
  clientReference: string
  /** An attempt with this reference was sent and its outcome is not known yet. */
  outcomeOpen: boolean
  /** The person's unfinished forms of this kind, latest first, for any offer. */
  drafts: readonly Draft[]
}
