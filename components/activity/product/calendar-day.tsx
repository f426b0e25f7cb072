import { formatDay, type CalendarDate } from '../../../lib/dates.ts'
import { formatCents, type ClientCents, type NetCents, formatFigure } from '../../../lib/money.ts'
import { useShownUnits } from '../../ui/shown-prices.tsx'
import { cx } from '../../ui/cx.ts'
import { shadeClass } from '../../ui/price-shades.ts'
import type { DayState } from './product-days.ts'

/** With more places left than these, their number tells an agent nothing. */
const FEW_PLACES = 5

/**
 * A date of the calendar with its price, or why it has none. Screen readers read the date in
 * full.
 * @param props.outside before the first date of the price list or after its last one
 */
export function CalendarDay(props: {
  date: CalendarDate
  state: DayState
  shades: readonly number[]
  selected: boolean
  tabStop: boolean
  outside: boolean
  onSelect: () => void
}) {
  const { date, state, selected } = props
  const shownOf = useShownUnits('activity')
  const number = Number(date.slice(8))
  if (props.outside) return <span className="block px-1.5 py-0.5 text-12 text-ink3">{number}</span>
  const few = state.kind === 'offered' && state.places <= FEW_PLACES
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={props.tabStop ? 0 : -1}
      aria-pressed={selected}
      onClick={props.onSelect}
      className={cx(
        'figures flex size-full min-h-[38px] flex-col pointer-coarse:min-h-11 justify-between rounded-pill border px-1 py-0.5 text-12 leading-tight',
        selected ? 'border-accent ring-1 ring-accent' : 'hover:border-accent',
        !selected && (state.kind === 'sold-out' ? 'border-line2' : 'border-transparent'),
        state.kind === 'offered' && shadeClass(props.shades, state.cents),
      )}
    >
      <span className="sr-only">{`${formatDay(date)}, ${stateText(state, shownOf)}`}</span>
      <span aria-hidden="true" className="flex justify-between gap-1">
        <span
          className={cx(state.kind === 'sold-out' && 'line-through', state.kind !== 'offered' && 'text-ink2')}
        >
          {number}
        </span>
        {few && <span className="text-11 text-ink">{`${state.places}\u2009left`}</span>}
      </span>
      <span aria-hidden="true" className="-mx-1 self-end px-0.5 text-11 tracking-tight whitespace-nowrap">
        {state.kind === 'offered' ? (
          <b className="font-medium">{formatFigure(shownOf(state.cents))}</b>
        ) : (
          <span className="text-ink2">{state.kind === 'sold-out' ? 'sold out' : '–'}</span>
        )}
      </span>
    </button>
  )
}

function stateText(state: DayState, shownOf: (netCents: NetCents) => ClientCents): string {
  if (state.kind === 'not-offered') return 'not offered'
  if (state.kind === 'sold-out') return 'sold out'
  const price = formatCents(shownOf(state.cents))
  return state.places <= FEW_PLACES ? `${price}, ${state.places} left` : price
}
