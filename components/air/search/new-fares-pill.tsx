import { Kbd } from '../../ui/kbd.tsx'

/**
 * Counts the fares that arrived since the rows were shown; a click or `.` merges them. Keeps its space while
 * there are none.
 */
export function NewFaresPill(props: { newCount: number; cheaperCount: number; onMerge: () => void }) {
  if (props.newCount === 0) return null
  const cheaper = props.cheaperCount > 0 ? `, ${props.cheaperCount} cheaper` : ''
  return (
    <button
      type="button"
      data-new-fares
      aria-keyshortcuts="."
      onClick={props.onMerge}
      className="figures inline-flex h-7 shrink-0 animate-arrive items-center gap-2 rounded-full bg-accent-soft px-3 font-bold whitespace-nowrap text-accent pointer-coarse:h-10"
    >
      <span>{`${props.newCount} new${cheaper}`}</span>
      <Kbd keys="." onAccent />
    </button>
  )
}
