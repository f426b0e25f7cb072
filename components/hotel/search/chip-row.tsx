import type { FilterChip } from './filter-chips.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'

/** The chosen values, each to be dropped by a click. Its height is there before the first is: nothing moves when one comes. */
export function ChipRow(props: { chips: readonly FilterChip[]; onDrop: (chip: FilterChip) => void }) {
  if (props.chips.length === 0) {
    return (
      <p className="flex h-8 items-center gap-1.5 text-ink3 max-[1239.98px]:invisible">
        No filter in use. <Kbd keys="f" />
      </p>
    )
  }
  return (
    <ul
      aria-label="Filters in use"
      className="-mx-1 flex h-8 min-w-0 flex-1 items-center gap-1.5 overflow-x-auto px-1 [scrollbar-width:none]"
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
