import type { TermView } from '../../lib/booking/booking-view.ts'
import { formatCents } from '../../lib/money.ts'
import { StatusMark } from '../ui/status-pill.tsx'
import { Card } from '../ui/card.tsx'
import { FactRow } from '../ui/fact-row.tsx'

/**
 * The conditions of an offer or booking. Each is allowed, not allowed or not supplied; the last is never
 * green.
 */
export function TermsCard({ terms }: { terms: readonly TermView[] | null }) {
  return (
    <Card title="Conditions">
      {terms === null ? (
        <p className="px-4 py-3 text-ink2">Not supplied for this booking.</p>
      ) : (
        <dl className="py-2">
          {terms.map((term) => (
            <FactRow key={term.label} label={<Label term={term} />}>
              {answer(term)}
            </FactRow>
          ))}
        </dl>
      )}
    </Card>
  )
}

function Label({ term }: { term: TermView }) {
  const tone = toneOf(term)
  const colour = { held: 'text-held', ok: 'text-ok', bad: 'text-bad' }[tone]
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <StatusMark tone={tone} className={colour} />
      {term.label}
    </span>
  )
}

function toneOf({ allowed, loses }: TermView): 'held' | 'ok' | 'bad' {
  if (allowed === false || loses === 'all') return 'bad'
  return allowed === null || loses === 'part' ? 'held' : 'ok'
}

function answer({ allowed, penaltyCents }: TermView): string {
  if (allowed === null) return 'not supplied'
  if (!allowed) return 'not allowed'
  if (penaltyCents === null) return 'allowed, fee not supplied'
  return penaltyCents === 0 ? 'free' : formatCents(penaltyCents)
}
