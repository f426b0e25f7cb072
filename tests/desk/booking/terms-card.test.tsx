import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TermsCard } from '../../../components/booking/terms-card.tsx'
import type { AgreedTerms, TermView } from '../../../lib/booking/booking-view.ts'
import { termsDifference } from '../../../components/booking/terms-card.tsx'

const change: TermView = { about: 'change', label: 'Change', allowed: true, penaltyCents: 30_000 }
const refund: TermView = { about: 'refund', label: 'Refund', allowed: true, penaltyCents: 60_000 }
const agreed: AgreedTerms = { terms: [change, refund] }

function shown(
  terms: TermView[] | null,
  agreedTerms: AgreedTerms | null = agreed,
  inRecord: 'some' | 'all' = 'some',
) {
  const html = renderToStaticMarkup(
    <TermsCard terms={terms} booked={{ agreed: agreedTerms, inRecord, supplier: 'airline' }} />,
  )
  // The part that only a print for the client has is not on the screen.
  return html
    .replaceAll(/<span class="client-only">.*?<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,])/g, '')
    .trim()
}

const AS_AGREED = 'Conditions as agreed Change $300.00 in total Refund $600.00 in total'

test('what was agreed to stays on the booking: change $300, refund $600', () => {
  expect(shown([refund])).toBe(AS_AGREED)
})

test('a record that does not repeat the fee says less, and contradicts nothing', () => {
  expect(shown([{ ...refund, penaltyCents: null }])).toBe(
    `${AS_AGREED} The airline confirms the refund but not its fee.`,
  )
  expect(shown(null)).toBe(`${AS_AGREED} The airline's record doesn't repeat these conditions.`)
})

test('a record that contradicts is shown as a difference', () => {
  const differs = `${AS_AGREED} The booking record differs. It says:`
  expect(shown([{ ...refund, allowed: false, penaltyCents: null }])).toBe(`${differs} Refund: not allowed`)
  expect(shown([{ ...refund, penaltyCents: 70_000 }])).toBe(`${differs} Refund: $700.00 in total`)
})

test('where the record has all terms, one that it lacks is a difference', () => {
  expect(termsDifference(agreed, [refund], 'some')).toEqual({ kind: 'same' })
  expect(termsDifference(agreed, [refund], 'all')).toEqual({ kind: 'other', said: [], missing: [change] })
  expect(shown([refund], agreed, 'all')).toContain('nothing about “Change”')
})

test('what was unknown when it was held does not become a yes in silence', () => {
  const unknown = { terms: [{ ...refund, allowed: null, penaltyCents: null }] }
  expect(shown([{ ...refund, penaltyCents: null }], unknown)).toBe(
    'Conditions as agreed Refund not supplied The booking record differs. It says: Refund: allowed, fee not supplied',
  )
})

test('without anything kept, the terms are the record’s and say so', () => {
  expect(shown([refund], null)).toBe('Conditions from the booking record Refund $600.00 in total')
})
