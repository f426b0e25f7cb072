import type { DraftStanding } from './use-draft.ts'

const WORDS: Readonly<Record<DraftStanding, string>> = {
  blank: 'Kept as you type',
  saving: 'Saving',
  saved: 'Draft saved',
  failed: 'Draft not saved; it stays in this window',
}

/** Whether the form is kept. */
export function DraftMark({ standing }: { standing: DraftStanding }) {
  return (
    <span role="status" className={standing === 'failed' ? 'text-12 text-bad' : 'text-12 text-ink2'}>
      {WORDS[standing]}
    </span>
  )
}
