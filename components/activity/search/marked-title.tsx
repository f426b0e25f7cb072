import { titlePieces } from '../../../lib/activity/includes-word.ts'

/** A title with the word marked that was looked for. */
export function MarkedTitle({ title, word }: { title: string; word: string }) {
  return titlePieces(title, word).map(({ text, match }, at) =>
    match ? (
      <mark key={at} className="rounded-[3px] bg-held-soft font-bold text-ink">
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
}
