import type { FareLeg, FeeTerms } from '../../../lib/air/fare.ts'
import { formatCents, clientFee, shareOfCents, type ClientCents } from '../../../lib/money.ts'
import { StatusMark } from '../../ui/status-pill.tsx'

type State = { text: string; tone: 'ok' | 'held' | 'bad' }

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/**
 * Refund and change of one leg, before and after departure, in three states: allowed, not allowed, unknown.
 * A fee is that of all travellers (gap 228); with several, the share of each is shown too.
 */
export function LegTermsTable({ leg, travellers }: { leg: FareLeg; travellers: number }) {
  const rows = [
    { what: 'Refund', terms: leg.refund, after: leg.refundAfter },
    { what: 'Change', terms: leg.change, after: leg.changeAfter },
  ]
  return (
    <table className="mt-1.5 w-full text-12">
      <thead className="text-left text-ink2">
        <tr>
          <th scope="col" className="w-16 font-normal">
            <span className="sr-only">Terms of this leg</span>
          </th>
          <th scope="col" className="font-normal">
            Before departure
          </th>
          <th scope="col" className="font-normal">
            After departure
          </th>
        </tr>
      </thead>
      <tbody className="align-top">
        {rows.map(({ what, terms, after }) => (
          <tr key={what}>
            <th scope="row" className="py-0.5 text-left font-medium">
              {what}
            </th>
            <Answer state={before(terms, travellers)} />
            <Answer state={afterDeparture(after)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Answer({ state: { text, tone } }: { state: State }) {
  return (
    <td className="py-0.5 pr-2">
      <span className="flex items-start gap-1.5">
        <StatusMark tone={tone} className={`mt-1 size-2 ${TONE_TEXT[tone]}`} />
        <span className="figures min-w-0">{text}</span>
      </span>
    </td>
  )
}

/** Green only where it is allowed at a known price. */
function before(terms: FeeTerms, travellers: number): State {
  if (terms.kind === 'unknown') return { text: 'Unknown', tone: 'held' }
  if (terms.kind === 'refused') return { text: 'Not allowed', tone: 'bad' }
  if (terms.feeCents === null) return { text: 'Allowed, fee unknown', tone: 'held' }
  if (terms.feeCents === 0) return { text: 'Free', tone: 'ok' }
  return { text: feeText(clientFee(terms.feeCents), travellers), tone: 'ok' }
}

/** `$120.00`, `$120.00 in total, $60.00 each`, `$100.00 in total, about $33.33 each`. */
function feeText(feeCents: ClientCents, travellers: number): string {
  if (travellers < 2) return `${formatCents(feeCents)} fee`
  const about = feeCents % travellers === 0 ? '' : 'about '
  return `${formatCents(feeCents)} in total, ${about}${formatCents(shareOfCents(feeCents, travellers))} each`
}

/** The codes have no fee of their own for the time after departure. */
function afterDeparture(allowed: boolean | null): State {
  if (allowed === null) return { text: 'Unknown', tone: 'held' }
  return allowed ? { text: 'Allowed, fee in the rules', tone: 'held' } : { text: 'Not allowed', tone: 'bad' }
}
