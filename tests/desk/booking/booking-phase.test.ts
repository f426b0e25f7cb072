import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { airStates, type AirState } from '../../../contract/air/booking-states.ts'
import { baseStates } from '../../../lib/booking/base-states.ts'
import {
  bookingPhase,
  hasLapsed,
  leadingDeadline,
  runOutPollMs,
  underwayPollMs,
} from '../../../lib/booking/booking-phase.ts'
import { bookingHeadline } from '../../../lib/booking/headline.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import { lookUpDelayMs } from '../../../components/booking/book/use-hold.ts'
import { bookingFixture } from './booking-fixture.ts'

const RELEASE = '2026-11-20T14:35:00.000Z'
const limit = (at: string | null) => ({ label: 'airline limit', at })
const deadlines = { releaseAt: RELEASE, supplierLimit: limit('2026-11-20T15:10:00.000Z') }

describe('leadingDeadline', () => {
  test('is the earlier one, named for what sets it', () => {
    expect(leadingDeadline(deadlines)).toEqual({ deadlineAt: RELEASE, kind: 'release' })
    expect(leadingDeadline({ releaseAt: RELEASE, supplierLimit: limit('2026-11-20T14:30:00.000Z') })).toEqual(
      {
        deadlineAt: '2026-11-20T14:30:00.000Z',
        kind: 'supplier',
      },
    )
    expect(leadingDeadline({ releaseAt: RELEASE, supplierLimit: null }).kind).toBe('release')
    expect(leadingDeadline({ releaseAt: RELEASE, supplierLimit: limit(null) }).kind).toBe('release')
    expect(leadingDeadline({ releaseAt: RELEASE, supplierLimit: limit(RELEASE) }).kind).toBe('release')
  })
})

describe('hasLapsed', () => {
  test('is true of what ended at its earlier deadline or after it, not of what was cancelled before', () => {
    const early = { releaseAt: RELEASE, supplierLimit: limit('2026-11-20T14:30:00.000Z') }
    expect(hasLapsed(RELEASE, deadlines)).toBe(true)
    expect(hasLapsed('2026-11-20T14:35:02.000Z', deadlines)).toBe(true)
    expect(hasLapsed('2026-11-20T14:34:59.999Z', deadlines)).toBe(false)
    expect(hasLapsed('2026-11-20T14:30:00.000Z', early)).toBe(true)
    expect(hasLapsed(null, deadlines)).toBe(false)
    expect(hasLapsed(RELEASE, null)).toBe(false)
  })
})

describe('bookingPhase', () => {
  const at = (millis: number) => Date.parse(RELEASE) + millis

  test('a hold is offered until the last millisecond and not on the deadline itself', () => {
    expect(bookingPhase({ kind: 'air', state: 'held', deadlines }, at(-1))).toBe('held')
    expect(bookingPhase({ kind: 'air', state: 'held', deadlines }, at(0))).toBe('run-out')
  })

  test('time alone never settles a booking, and only a held one runs out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(airStates) as AirState[])),
        fc.integer({ min: -86_400_000, max: 86_400_000 }),
        (state, millis) => {
          const phase = bookingPhase({ kind: 'air', state, deadlines }, at(millis))
          if (state === 'held') expect(phase).toBe(millis < 0 ? 'held' : 'run-out')
          else expect(phase).toBe(state === 'ticketing' ? 'underway' : 'settled')
        },
      ),
    )
  })
})

test('polls back off and never stop within reason', () => {
  const delays = Array.from({ length: 12 }, (_, index) => underwayPollMs(index))
  expect(delays[0]).toBe(2000)
  expect(delays).toEqual([...delays].sort((one, other) => one - other))
  expect(delays.at(-1)).toBe(30_000)
  expect(runOutPollMs(0)).toBe(0)
  expect(runOutPollMs(20)).toBe(30_000)
  expect([0, 1, 2, 3, 4, 5, 50].map(lookUpDelayMs)).toEqual([
    2000, 5000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ])
})

describe('bookingHeadline', () => {
  test('says until when a hold lasts, to the second', () => {
    expect(
      bookingHeadline(
        bookingFixture({ deadlines: { ...deadlines, releaseAt: '2026-11-20T14:34:41Z' } }),
        'held',
      ),
    ).toBe('Held for Anna Keller until 14:34:41 UTC')
  })

  test('says that it is being read once the time is up, and nothing of a cancellation', () => {
    const headline = bookingHeadline(bookingFixture({ deadlines }), 'run-out')
    expect(headline).toContain('checking')
    expect(headline).not.toMatch(/cancel|released/i)
  })

  test('every state has a sentence of its own', () => {
    const states = [...(Object.keys(airStates) as AirState[]), 'unknown' as const]
    const sentences = states.map((state) => bookingHeadline(bookingFixture({ state }), 'settled'))
    expect(new Set(sentences).size).toBe(states.length)
    for (const sentence of sentences) expect(sentence).toContain('Anna Keller')
  })

  test.each(['air', 'hotel', 'activity'] as const)('every state of %s has a sentence of its own', (kind) => {
    const facts = kindFacts(kind)
    const states = Object.values({ ...baseStates, ...facts.states })
    const sentences = states.map(({ headline }) => headline('Anna Keller', facts))
    expect(new Set(sentences).size).toBe(states.length)
    for (const sentence of sentences) expect(sentence).toContain('Anna Keller')
  })

  test.each([
    ['air', 'Anna Keller: hold expired. No money is held.'],
    ['hotel', 'Anna Keller: hold expired. No money is held.'],
    ['activity', 'Anna Keller: hold expired. No money is held.'],
  ] as const)('a hold of %s that lapsed holds nothing, and says so', (kind, sentence) => {
    const facts = kindFacts(kind)
    const { lapsed } = { ...baseStates, ...facts.states }
    expect(lapsed.headline('Anna Keller')).toBe(sentence)
  })
})
