import type { FilterChip } from '../../../lib/hotel/filter-chips.ts'
import { Icon } from '../../ui/icon.tsx'

/** The chosen values, each to be dropped by a click. Its height is there before the first is: nothing moves when one comes. */
export function ChipRow(props: { chips: readonly FilterChip[]; onDrop: (chip: FilterChip) => void }) {
  return (
    <ul
      aria-label="Filters in use"
      className="-m-1 flex h-10 min-w-0 flex-1 items-center gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {props.chips.map((chip) => (
        <li key={`${chip.key} ${chip.value}`} className="shrink-0">
          <button
            type="button"
            aria-label={`Drop the filter ${chip.text}`}
            onClick={() => props.onDrop(chip)}
            className="figures inline-flex h-7 items-center gap-1.5 rounded-control border bg-panel px-2.5 whitespace-nowrap hover:bg-sunk pointer-coarse:h-9"
          >
            {chip.text}
            <Icon name="close" className="size-3 text-ink3" />
          </button>
        </li>
      ))}
    </ul>
  )
}
