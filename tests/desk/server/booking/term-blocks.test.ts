import { describe, expect, test } from 'vitest'
import type { TermView } from '../../../../lib/booking/booking-view.ts'
import type { ItineraryPrices } from '../../../../lib/booking/itinerary-file.ts'
import { termBlocks } from '../../../../server/booking/term-blocks.ts'
import { bookingFixture } from '../../booking/booking-fixture.ts'

// The conditions of a booking on paper: a sentence for each, with no amount that tells the net price.

const terms: TermView[] = [
  { about: 'free', label: 'Cancel until 8 Dec 18:00, Rome time', allowed: true, penaltyCents: 0 },
  {
    about: 'part',
    label: 'Cancel from 8 Dec 18:00, Rome time',
    allowed: true,
    penaltyCents: 8000,
    loses: 'part',
  },
  {
    about: 'all',
    label: 'Cancel from 9 Dec 18:00, Rome time',
    allowed: true,
    penaltyCents: 90000,
    loses: 'all',
  },
  { about: 'change', label: 'Change before departure', allowed: true, penaltyCents: null },
  { about: 'refund', label: 'Refund before departure', allowed: false, penaltyCents: null },
  { about: 'after', label: 'Refund after departure', allowed: null, penaltyCents: null },
]

const sentences = (prices: ItineraryPrices, change = {}) =>
  termBlocks(
    [{ booking: bookingFixture({ state: 'ticketed', agreed: { terms }, ...change }), name: null }],
    prices,
  )
    .flatMap((block) => (typeof block === 'object' && 'keep' in block ? block.keep : []))
    .flatMap((block) =>
      typeof block === 'object' && 'style' in block && block.style === 'body' ? [block.text] : [],
    )

describe('conditions on paper', () => {
  test('name fees for the client, but none of the whole price', () => {
    expect(sentences('client')).toEqual([
      'Cancel until 8 Dec 18:00, Rome time: free of charge.',
      'Cancel from 8 Dec 18:00, Rome time: for a fee of $80.00.',
      'Cancel from 9 Dec 18:00, Rome time: possible, but nothing of the price comes back.',
      'Change before departure: possible, at a fee that is not known yet.',
      'Refund before departure: not possible.',
      'Refund after departure: not told; ask us.',
    ])
  })

  test('name no amount on paper without prices, and all of them for the office', () => {
    expect(JSON.stringify(sentences('none'))).not.toMatch(/\$/)
    expect(sentences('none')[1]).toBe('Cancel from 8 Dec 18:00, Rome time: possible, for a fee.')
    expect(sentences('net')[2]).toBe('Cancel from 9 Dec 18:00, Rome time: for a fee of $900.00.')
  })

  test('are those of the record where none were agreed to here, and none of a booking that has ended', () => {
    expect(sentences('none', { agreed: null, terms: terms.slice(0, 1) })).toHaveLength(1)
    expect(sentences('none', { state: 'cancelled' })).toEqual([])
  })
})
