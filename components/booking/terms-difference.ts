import type { AgreedTerms, TermView } from '../../lib/booking/booking-view.ts'
import type { KindFacts } from '../../lib/booking/kind-facts.ts'

/**
 * What a booking record says of the terms that were agreed to. `less`: it does not repeat something, and
 * contradicts nothing. `other`: it contradicts something; `missing` are agreed terms that it should have.
 */
export type TermsDifference =
  | { kind: 'same' }
  | { kind: 'less'; said: readonly TermView[] }
  | { kind: 'other'; said: readonly TermView[]; missing: readonly TermView[] }

/** Compares the agreed terms with those of the record, which has all of them, only some, or never any. */
export function termsDifference(
  { terms }: AgreedTerms,
  recorded: readonly TermView[] | null,
  inRecord: KindFacts['termsInRecord'],
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
