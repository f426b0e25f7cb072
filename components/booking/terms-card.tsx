import type { ReactNode } from 'react'
import type { BookingView, TermView, AgreedTerms } from '../../lib/booking/booking-view.ts'
import { formatCents, clientFee } from '../../lib/money.ts'
import { StatusMark } from '../ui/status-pill.tsx'
import { NetOnly } from '../ui/shown-prices.tsx'
import { Card } from '../ui/card.tsx'
import { FactRow } from '../ui/fact-row.tsx'
import { TextSpan } from '../ui/text-span.tsx'
import type { BookingPageFacts } from './page-facts.ts'

/**
 * The conditions of an offer or booking. Each is allowed, not allowed or not supplied; the last is never
 * green. A booking shows the agreed terms, and where its record differs from them.
 * @param terms of the offer, or of the booking's record
 */
export function TermsCard(props: {
  terms: readonly TermView[] | null
  booked?: {
    agreed: BookingView['agreed']
    inRecord: BookingPageFacts['terms']['inRecord']
    /** Whose record it is: "airline". */
    supplier: string
    /** Said once the trip, stay or activity is over, because its conditions no longer matter then. */
    closed?: string | null
  }
}) {
  const { terms, booked } = props
  if (!booked) {
    return (
      <Card title="Conditions">
        <Terms terms={terms} />
      </Card>
    )
  }
  const { agreed, inRecord, supplier, closed } = booked
  return (
    <Card title="Conditions" aside={agreed ? 'as agreed' : 'from the booking record'}>
      {closed && <p className="border-b px-4 py-2 font-medium">{closed}</p>}
      <Terms terms={agreed ? agreed.terms : terms} />
      {agreed && <Difference supplier={supplier} difference={termsDifference(agreed, terms, inRecord)} />}
    </Card>
  )
}

function Terms({ terms }: { terms: readonly TermView[] | null }) {
  if (terms === null) return <p className="px-4 py-3 text-ink2">Not supplied for this booking.</p>
  return (
    <dl className="py-2">
      {terms.map((term) => (
        <FactRow key={term.about} label={<Label term={term} />}>
          {termAnswer(term)}
        </FactRow>
      ))}
    </dl>
  )
}

/** Shows where the record differs; silence about an agreed fee is no contradiction. */
function Difference({ supplier, difference }: { supplier: string; difference: TermsDifference }) {
  if (difference.kind === 'same') return null
  if (difference.kind === 'less') {
    const sentences =
      difference.said.length === 0
        ? [`The ${supplier}'s record doesn't repeat these conditions.`]
        : difference.said.map((term) => unconfirmed(supplier, term))
    return <p className="border-t px-4 py-2 text-12 text-ink2">{sentences.join(' ')}</p>
  }
  return (
    <div role="note" className="border-t bg-held-soft px-4 py-2">
      <p className="font-medium">The booking record differs. It says:</p>
      <ul>
        {difference.said.map((term) => (
          <li key={term.about}>
            <span>{`${term.label}: `}</span>
            <TextSpan>{termAnswer(term)}</TextSpan>
          </li>
        ))}
        {difference.missing.map((term) => (
          <li key={term.about}>{`nothing about “${term.label}”`}</li>
        ))}
      </ul>
    </div>
  )
}

/** `The airline confirms the refund before departure but not its fee.` */
function unconfirmed(supplier: string, { label, allowed }: TermView): string {
  const what = `the ${label.toLowerCase()}`
  return allowed === null
    ? `The ${supplier} doesn't confirm ${what}.`
    : `The ${supplier} confirms ${what} but not its fee.`
}

function Label({ term }: { term: TermView }) {
  const tone = toneOf(term)
  const colour = { held: 'text-held', ok: 'text-ok', bad: 'text-bad' }[tone]
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <StatusMark tone={tone} className={colour} />
      <span>{term.label}</span>
    </span>
  )
}

/** An allowance at an unknown fee is not shown as a plain yes. */
function toneOf({ allowed, penaltyCents, loses }: TermView): 'held' | 'ok' | 'bad' {
  if (allowed === false || loses === 'all') return 'bad'
  return allowed === null || penaltyCents === null || loses === 'part' ? 'held' : 'ok'
}

/** The sentence of one condition. */
export function termAnswer({
  allowed,
  penaltyCents,
  loses,
}: Pick<TermView, 'allowed' | 'penaltyCents' | 'loses'>): ReactNode {
  if (allowed === null) return 'not supplied'
  if (!allowed) return 'not allowed'
  if (penaltyCents === null) return 'allowed, fee not supplied'
  if (penaltyCents === 0) return 'free'
  const feeText = `${formatCents(clientFee(penaltyCents))} in total`
  return (
    <>
      <span translate="no" className="agency-only whitespace-nowrap">
        {/* A fee of the whole price would reveal the net price. */}
        <NetOnly instead={loses === 'all' ? 'full price' : feeText}>{feeText}</NetOnly>
      </span>
      <span className="client-only">for a fee</span>
    </>
  )
}

/**
 * The comparison of a booking record with the agreed terms. `less`: it does not repeat something, and
 * contradicts nothing. `other`: it contradicts something; `missing` are agreed terms that it should have.
 */
type TermsDifference =
  | { kind: 'same' }
  | { kind: 'less'; said: readonly TermView[] }
  | { kind: 'other'; said: readonly TermView[]; missing: readonly TermView[] }

/** Compares the agreed terms with those of the record, which has all of them, only some, or never any. */
export function termsDifference(
  { terms }: AgreedTerms,
  recorded: readonly TermView[] | null,
  inRecord: BookingPageFacts['terms']['inRecord'],
): TermsDifference {
  if (inRecord === 'none') return { kind: 'same' }
  const agreed = terms ?? []
  if (recorded === null) return agreed.length === 0 ? { kind: 'same' } : { kind: 'less', said: [] }
  const judged = recorded.map((term) => ({ term, verdict: verdictOn(term, agreed) }))
  const missing =
    inRecord === 'all' ? agreed.filter(({ about }) => recorded.every((term) => term.about !== about)) : []
  const other = judged.flatMap(({ term, verdict }) => (verdict === 'other' ? [term] : []))
  if (other.length > 0 || missing.length > 0) return { kind: 'other', said: other, missing }
  const less = judged.flatMap(({ term, verdict }) => (verdict === 'less' ? [term] : []))
  return less.length > 0 ? { kind: 'less', said: less } : { kind: 'same' }
}

function verdictOn(term: TermView, agreed: readonly TermView[]): TermsDifference['kind'] {
  const same = agreed.find(({ about }) => about === term.about)
  if (!same) return 'other'
  if (term.allowed !== same.allowed) return term.allowed === null ? 'less' : 'other'
  if (term.penaltyCents === same.penaltyCents) return 'same'
  return term.penaltyCents === null ? 'less' : 'other'
}
