import type { BookDraft } from './draft.ts'

/** What the server hands to the book form as it opens. */
export type BookOpening = {
  /**
   * The reference of the next attempt: minted once for user and fare and the same in a second tab or after a reload, until
   * an attempt under it has settled.
   */
  clientReference: string
  /** An attempt under this reference was sent and its outcome is not known yet. */
  outcomeOpen: boolean
  /** The unfinished form, whatever fare it was for; null without one. */
  draft: BookDraft | null
}
