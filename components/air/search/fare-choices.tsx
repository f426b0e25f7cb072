import { bagText } from '../bag.ts'
import { fareName, refundText, refundTone } from '../results/fare-name.ts'
import type { Fare } from '../results/flight.ts'
import { formatCents } from '../../../lib/money.ts'
import { cx } from '../../ui/cx.ts'
import { StatusMark } from '../../ui/status-pill.tsx'

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/** All fares of a flight, one to be chosen. Native radio buttons, so arrows choose. */
export function FareChoices(props: {
  fares: readonly Fare[]
  chosen: Fare
  askedCabin: number
  onSelect: (fareId: string) => void
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">
        {props.fares.length === 1 ? 'Fare' : `${props.fares.length} fares`}
      </legend>
      <div className="flex max-h-[280px] flex-col divide-y overflow-y-auto rounded-control border">
        {props.fares.map((fare) => {
          const tone = refundTone(fare.refund)
          const chosen = fare.id === props.chosen.id
          return (
            <label
              key={fare.id}
              className={cx(
                'figures flex items-center gap-3 px-3 py-1.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
                chosen && 'bg-accent-soft',
              )}
            >
              <input
                type="radio"
                name="fare"
                checked={chosen}
                onChange={() => props.onSelect(fare.id)}
                className="size-3.5 accent-accent outline-none"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{fareName(fare, props.askedCabin)}</span>
                <span className="block truncate text-12 text-ink2">
                  {bagText(fare.bag)}, {fare.seats === null ? 'seats unknown' : `${fare.seats} left`}
                </span>
              </span>
              <span className={cx('flex items-center gap-1 text-12', TONE_TEXT[tone])}>
                <StatusMark tone={tone} className="size-2" />
                {refundText(fare.refund)}
              </span>
              <span className="w-[88px] text-right font-bold">{formatCents(fare.totalCents)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
