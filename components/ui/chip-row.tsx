import { focusNextInList } from './focus-after.ts'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'

/** A selected value of a filter, with the text of its chip. */
export type Chip = { key: string; value: string; text: string }

/**
 * The selected values; a click on one removes it, and the focus goes to the next. Its height is reserved, so
 * that the first chip moves nothing.
 * @param props.rest finds what gets the focus when no chip is left
 */
export function ChipRow<Selected extends Chip>(props: {
  chips: readonly Selected[]
  onDrop: (chip: Selected) => void
  rest: () => HTMLElement | null
}) {
  if (props.chips.length === 0) {
    return (
      <p className="flex h-8 items-center gap-1.5 text-ink3 max-[1239.98px]:invisible">
        <span>{'No filters applied. '}</span>
        <Kbd keys="f" />
      </p>
    )
  }
  return (
    <ul
      aria-label="Applied filters"
      className="-mx-1 flex h-8 min-w-0 flex-1 items-center gap-1.5 overflow-x-auto px-1 [scrollbar-width:none]"
    >
      {props.chips.map((chip) => (
        <li key={`${chip.key} ${chip.value}`} className="shrink-0">
          <button
            type="button"
            aria-label={`Remove filter ${chip.text}`}
            onClick={(event) => {
              focusNextInList(event.currentTarget, props.rest)
              props.onDrop(chip)
            }}
            className="figures inline-flex h-7 items-center gap-1.5 rounded-control border bg-panel px-2.5 whitespace-nowrap hover:bg-sunk pointer-coarse:h-9"
          >
            <span>{chip.text}</span>
            <Icon name="close" className="size-3 text-ink3" />
          </button>
        </li>
      ))}
    </ul>
  )
}
