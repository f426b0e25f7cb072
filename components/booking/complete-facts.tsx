import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { formatCents } from '../../lib/money.ts'
import { isolated } from '../../lib/booking/isolated-name.ts'
import { Countdown } from '../ui/countdown.tsx'
import { FactRow } from '../ui/fact-row.tsx'
import { Money } from '../ui/money.tsx'
import { NetAmount, NetOnly, useNetFormat } from '../ui/shown-prices.tsx'
import { useSpendableCents } from '../wallet/live-balance.tsx'
import { clientCentsOf } from './line-price.tsx'
import { surnameFirst } from './people-label.ts'

/** The facts of a hold that are shown before it is ticketed or confirmed. */
export type AskedHold = Pick<
  BookingLine,
  'kind' | 'reference' | 'leadName' | 'totalCents' | 'markupCents' | 'deadlineAt'
>

/** The question: "Ticket for KELLER / ANNA?". */
export function completeTitle({ kind, leadName, reference }: AskedHold): string {
  return `${completeLabel(kind)} for ${leadName === null ? reference : isolated(surnameFirst(leadName))}?`
}

/** The label of the button that tickets or confirms the hold: "Ticket $612.40". */
export function CompleteLabel({ hold }: { hold: AskedHold }) {
  const formatNet = useNetFormat()
  const clientCents = clientCentsOf(hold)
  const netText = formatNet && hold.totalCents !== null ? formatNet(hold.totalCents) : ''
  const clientText = clientCents === null ? '' : formatCents(clientCents)
  return <span>{[completeLabel(hold.kind), formatNet ? netText : clientText].filter(Boolean).join(' ')}</span>
}

function completeLabel(kind: AskedHold['kind']): string {
  const { verbs, hold } = kindFacts(kind)
  return verbs[hold.completes]?.label ?? 'Complete'
}

/**
 * The effect of completing a hold on the money, and the deadline for it. The page of the booking, Today and
 * the list say the same.
 */
export function CompleteFacts(props: { hold: AskedHold; serverNow: string }) {
  const { hold } = props
  const spendableCents = useSpendableCents()
  const clientCents = clientCentsOf(hold)
  return (
    <>
      <dl className="rounded-control border py-1.5">
        <NetOnly
          instead={
            clientCents !== null && (
              <FactRow label="Price" strong>
                <Money totalCents={clientCents} />
              </FactRow>
            )
          }
        >
          <FactRow label="Set aside, to be charged" strong>
            <NetAmount cents={hold.totalCents} />
          </FactRow>
          <FactRow label="Stays available">
            <NetAmount cents={spendableCents} unknown="not known" />
          </FactRow>
        </NetOnly>
        <FactRow label="Hold ends">
          {hold.deadlineAt === null ? (
            'deadline not supplied'
          ) : (
            <>
              <span>{`${clockTime(hold.deadlineAt)} UTC · `}</span>
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
      <p className="mt-3 text-ink2">{`The held amount is charged when ${kindFacts(hold.kind).hold.words.charged}.`}</p>
    </>
  )
}
