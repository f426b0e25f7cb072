import { cx } from '../../ui/cx.ts'
import { piecesOf, type FoundLine, type LinePiece } from './found-in-rules.ts'

/**
 * The lines of a supplier's text, with the matches marked. `current` is the number of the match that has been
 * stepped to.
 */
export function RuleLines(props: {
  lines: readonly FoundLine[]
  rightToLeft?: boolean
  current?: number | null
}) {
  return (
    <div dir={props.rightToLeft ? 'rtl' : 'auto'} className="flex flex-col gap-1">
      {props.lines.map((entry, index) => (
        <Line key={index} entry={entry} current={props.current ?? null} />
      ))}
    </div>
  )
}

function Line({ entry, current }: { entry: FoundLine; current: number | null }) {
  const pieces = piecesOf(entry).map((piece, index) => <Piece key={index} piece={piece} current={current} />)
  if (entry.line.kind === 'heading') return <h5 className="pt-2 font-bold first:pt-0">{pieces}</h5>
  if (entry.line.kind === 'text') return <p>{pieces}</p>
  return (
    <p className="flex gap-2">
      <span aria-hidden="true" className="text-ink3">
        –
      </span>
      <span className="min-w-0">{pieces}</span>
    </p>
  )
}

function Piece({ piece: { text, strong, match }, current }: { piece: LinePiece; current: number | null }) {
  const words = strong ? <b className="font-bold">{text}</b> : <span>{text}</span>
  if (match === null) return words
  return (
    <mark
      data-match={match}
      className={cx(
        'rounded-[2px] text-ink',
        match === current ? 'bg-held-soft outline-2 outline-held' : 'bg-accent-soft',
      )}
    >
      {words}
    </mark>
  )
}
