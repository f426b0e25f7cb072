/** What the server hands to a book form as it opens. */
export type BookOpening<Draft> = {
  /**
   * The reference of the next attempt: minted once for user and offer and the same in a second tab or after a reload, until
   * an attempt under it has settled.
   */
  clientReference: string
  /** An attempt under this reference was sent and its outcome is not known yet. */
  outcomeOpen: boolean
  /** The person's unfinished forms of this kind, the latest first, whatever offer they were for. */
  drafts: readonly Draft[]
}
