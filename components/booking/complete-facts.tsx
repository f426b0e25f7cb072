import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatCents } from '../../lib/money.ts'
import { Countdown } from '../ui/countdown.tsx'
import { FactRow } from '../ui/fact-row.tsx'
import { Money } from '../ui/money.tsx'
import { surnameFirst } from './people-label.ts'

/** What is said of a hold before it is ticketed or confirmed. */
export type AskedHold = Pick<BookingLine, 'kind' | 'reference' | 'leadName' | 'totalCents' | 'deadlineAt'>

/** The question: "Ticket for KELLER / ANNA?". */
export function completeTitle({ kind, leadName, reference }: AskedHold): string {
  return `${completeLabel(kind)} for ${leadName === null ? reference : surnameFirst(leadName)}?`
}

/** The button that answers it: "Ticket $612.40". */
export function completeButton({ kind, totalCents }: AskedHold): string {
  const amount = totalCents === null ? '' : ` ${formatCents(totalCents)}`
  return `${completeLabel(kind)}${amount}`
}

function completeLabel(kind: AskedHold['kind']): string {
  const { verbs, hold } = kindFacts(kind)
  return verbs[hold.completes]?.label ?? 'Complete'
}

/**
 * What completing a hold does to the money, and until when it can be done. The page of the booking, Today and
 * the list say the same.
 */
export function CompleteFacts(props: {
  hold: AskedHold
  /** Integer cents; null if it is not known. */
  spendableCents: number | null
  serverNow: string
}) {
  const { hold, spendableCents } = props
  return (
    <>
      <dl className="rounded-control border py-1.5">
        <FactRow label="Set aside, to be charged" strong>
          {hold.totalCents === null ? 'not supplied' : <Money totalCents={hold.totalCents} />}
        </FactRow>
        <FactRow label="Stays available">
          {spendableCents === null ? 'not known' : <Money totalCents={spendableCents} />}
        </FactRow>
        <FactRow label="Hold ends">
          {hold.deadlineAt === null ? (
            'deadline not supplied'
          ) : (
            <>
              {clockTime(hold.deadlineAt)} UTC{' · '}
              <Countdown
                deadlineAt={hold.deadlineAt}
                serverNow={props.serverNow}
                label="Hold"
                speaks={false}
                className="font-bold"
              />
            </>
          )}
        </FactRow>
      </dl>
      <p className="mt-3 text-ink2">
        It is charged when {kindFacts(hold.kind).hold.words.charged}; the hold has set the amount aside
        already.
      </p>
    </>
  )
}
