import type { BookingView } from '../../lib/booking/booking-view.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { cx } from '../ui/cx.ts'
import type { BookingPageFacts } from './page-facts.ts'

type Step = { label: string; at: string | null; standing: 'done' | 'now' | 'ahead' }

/**
 * The progress of a booking: held, in progress, made. Renders nothing for a booking that ended another way.
 * @param slow it is in progress for longer than usual
 */
export function BookingStepper(props: {
  steps: BookingPageFacts['steps']
  booking: BookingView
  slow: boolean
}) {
  const { booking, slow } = props
  const steps = stepsOf(props.steps, booking)
  if (!steps) return null
  const running = stateFacts(booking).standing === 'underway'
  return (
    <ol aria-label="Progress" className="flex items-center gap-2.5">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.standing === 'now' ? 'step' : undefined}
          className={cx('flex items-center gap-2.5', index > 0 && 'flex-1')}
        >
          {index > 0 && <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-line2" />}
          <Dot standing={step.standing} runs={running && !slow} />
          <span className={step.standing === 'now' ? 'font-bold' : 'text-ink2'}>{step.label}</span>
          {step.at && (
            <span className="figures text-ink2 max-narrow:hidden">{clockTime(step.at).slice(0, 5)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The current step is amber while the hold's time runs or it takes long, blue while the supplier works. */
function Dot({ standing, runs }: { standing: Step['standing']; runs: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-2.5 shrink-0 rounded-full border-[1.5px]',
        standing === 'done' && 'border-ok bg-ok',
        standing === 'now' && (runs ? 'border-run bg-run' : 'border-held bg-held'),
        standing === 'ahead' && 'border-line2',
      )}
    />
  )
}

function stepsOf(steps: BookingPageFacts['steps'], booking: BookingView): Step[] | null {
  const { standing } = stateFacts(booking)
  const reached = steps.findIndex((step) => step.standing === standing)
  if (reached < 0) return null
  return steps.map((step, index) => ({
    label: step.label,
    at: step.at === null ? null : booking[step.at],
    standing: index < reached || standing === 'made' ? 'done' : index === reached ? 'now' : 'ahead',
  }))
}
