import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientParts, markupPerType, type FarePart } from '../../../lib/air/fare-markup.ts'
import { markupParty } from '../../../lib/activity/booking-form.ts'
import { partyOfGuests } from '../../../lib/hotel/guest-form.ts'
import {
  addsNothing,
  agreedMarkup,
  keptMarkupOf,
  markupOf,
  markupOfOne,
  ruleText,
  winningRule,
  type MarkupRule,
} from '../../../lib/booking/markup.ts'
import { markupProblems, ruleOfTyped, sameMarkup, typedMarkup } from '../../../lib/booking/typed-markup.ts'
import { formatShort } from '../../../lib/money.ts'
import { anyRule } from './any-rule.ts'

const net = fc.integer({ min: 0, max: 10_000_000 })
const count = fc.integer({ min: 0, max: 9 })
const party = fc.record({ adults: count, children: count, infants: count })
const FAMILY = { adults: 2, children: 1, infants: 1 }

describe('what a rule adds, in integer cents', () => {
  const person: MarkupRule = { unit: 'person', adult: 2500, child: 1000, infant: 5 }
  const booking: MarkupRule = { unit: 'booking', cents: 5000 }
  const percent: MarkupRule = { unit: 'percent', hundredths: 1250 }

  test('an amount per person counts each traveller by type, and an infant is a person', () => {
    expect(markupOf(person, 99_999, FAMILY)).toBe(6005)
  })

  test('an amount per booking is added once, and is no part of a price for one person', () => {
    expect(markupOf(booking, 99_999, FAMILY)).toBe(5000)
    expect(markupOfOne(booking, 99_999, 'adult')).toBe(0)
  })

  test('a percentage is rounded to the nearest cent, half a cent up', () => {
    expect(markupOf(percent, 13_731, FAMILY)).toBe(1716)
    expect(markupOf(percent, 4, FAMILY)).toBe(1)
    expect(markupOf(percent, 3, FAMILY)).toBe(0)
    expect(markupOfOne(percent, 13_731, 'infant')).toBe(1716)
  })

  test('it is whole, never negative, and never changes the order of two prices', () => {
    fc.assert(
      fc.property(anyRule, net, net, party, (rule, one, other, people) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        const [added, more] = [markupOf(rule, low, people), markupOf(rule, high, people)]
        expect(Number.isSafeInteger(added) && added >= 0).toBe(true)
        expect(low + added).toBeLessThanOrEqual(high + more)
      }),
    )
  })

  test('no rule adds nothing', () => {
    fc.assert(fc.property(net, party, (cents, people) => markupOf(null, cents, people) === 0))
    expect(addsNothing({ unit: 'booking', cents: 0 })).toBe(true)
    expect(addsNothing(percent)).toBe(false)
  })

  test('in words it says its unit, and only the types that have an amount', () => {
    const words = [person, booking, percent].map((rule) => ruleText(rule, formatShort))
    expect(words).toEqual(['$25 per adult, $10 per child, $0.05 per infant', '$50 per booking', '12.5%'])
    const same = { unit: 'person', adult: 100, child: 100, infant: 100 } as const
    expect(ruleText(same, formatShort)).toBe('$1 per person')
  })

  test('what a booking keeps follows a price that changed only by percent', () => {
    const agreed = (rule: MarkupRule) => agreedMarkup(rule, 10_000, FAMILY)!
    expect(keptMarkupOf(agreed(percent), 20_000)).toBe(2500)
    expect(keptMarkupOf(agreed(booking), 20_000)).toBe(5000)
    expect(keptMarkupOf(agreed(person), 20_000)).toBe(6005)
    expect(agreedMarkup(null, 10_000, FAMILY)).toBeNull()
  })
})

describe('which rule counts', () => {
  const of = (cents: number): MarkupRule => ({ unit: 'booking', cents })

  test("the form's, then the agent's, then the office's; one for the kind before one for all", () => {
    const agent = { all: of(2), hotel: of(3) }
    const office = { all: of(4), activity: of(5) }
    expect(winningRule('air', { form: of(1), agent, office })).toEqual({ rule: of(1), setBy: 'form' })
    expect(winningRule('hotel', { agent, office })).toEqual({ rule: of(3), setBy: 'agent' })
    expect(winningRule('hotel', { client: { all: of(7) }, agent, office })).toEqual({
      rule: of(7),
      setBy: 'client',
    })
    expect(winningRule('hotel', { client: {}, agent, office })).toMatchObject({ setBy: 'agent' })
    expect(winningRule('activity', { agent, office })).toEqual({ rule: of(2), setBy: 'agent' })
    expect(winningRule('activity', { agent: {}, office })).toEqual({ rule: of(5), setBy: 'office' })
    expect(winningRule('air', { agent: {}, office })).toEqual({ rule: of(4), setBy: 'office' })
    expect(winningRule('air', { agent: {}, office: {} })).toBeNull()
  })

  test('an agent who sets no markup overrules the office', () => {
    expect(winningRule('air', { agent: { air: of(0) }, office: { all: of(4) } })?.rule).toEqual(of(0))
  })
})

describe('who counts as what', () => {
  test('a guest of a hotel with an age is a child, however young', () => {
    const guest = (age: number | null) => ({ age, title: '', firstName: '', lastName: '' })
    const rooms = [{ guests: [guest(null), guest(0)] }, { guests: [guest(null), guest(12)] }]
    expect(partyOfGuests({ rooms })).toEqual({ adults: 2, children: 2, infants: 0 })
  })

  test('a senior of an activity is an adult', () => {
    expect(markupParty({ adult: 1, child: 2, senior: 3 })).toEqual({ adults: 4, children: 2, infants: 0 })
  })
})

describe('a markup as it is typed', () => {
  test('reads back, unless it adds nothing', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        expect(ruleOfTyped(typedMarkup(rule))).toEqual(addsNothing(rule) ? null : rule)
        expect(markupProblems(typedMarkup(rule))).toEqual({})
        expect(sameMarkup(typedMarkup(rule), typedMarkup(rule))).toBe(true)
      }),
    )
  })

  test('names the field that is no amount, and keeps what another unit has', () => {
    const typed = { unit: 'percent', amount: '12,5', adult: 'x', child: '', infant: '' } as const
    expect(Object.keys(markupProblems(typed))).toEqual(['amount'])
    expect(Object.keys(markupProblems({ ...typed, unit: 'person' }))).toEqual(['adult'])
    expect(Object.keys(markupProblems({ ...typed, amount: '1000.01' }))).toEqual(['amount'])
    expect(markupProblems({ ...typed, amount: '12.5' })).toEqual({})
    expect(ruleOfTyped({ ...typed, amount: '12.5' })).toEqual({ unit: 'percent', hundredths: 1250 })
  })

  test('a form from before there were units has amounts per person', () => {
    expect(ruleOfTyped({ adult: '25', child: '', infant: '' })).toEqual({
      ...{ unit: 'person', adult: 2500, child: 0, infant: 0 },
    })
    expect(ruleOfTyped(undefined)).toBeNull()
  })
})

describe('a fare, whose markup is sent per traveller', () => {
  const parts: FarePart[] = [
    { type: 'adult', quantity: 2, cents: 50_033 },
    { type: 'child', quantity: 1, cents: 37_511 },
    { type: 'infant', quantity: 1, cents: 5_007 },
  ]
  const total = 2 * 50_033 + 37_511 + 5_007

  test('amounts per person go as they are, a percentage is that of each fare, and a booking is shared', () => {
    const person = { unit: 'person', adult: 2500, child: 1000, infant: 5 } as const
    expect(markupPerType(person, parts)).toEqual({ adult: 2500, child: 1000, infant: 5 })
    expect(markupPerType({ unit: 'percent', hundredths: 1000 }, parts)).toEqual({
      ...{ adult: 5003, child: 3751, infant: 501 },
    })
    expect(markupPerType({ unit: 'booking', cents: 5000 }, parts)).toEqual({
      ...{ adult: 1250, child: 1250, infant: 1250 },
    })
    expect(markupPerType(null, parts)).toEqual({ adult: 0, child: 0, infant: 0 })
  })

  test("its parts add up to the client's total, and none of them is the net one", () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        const client = total + markupOf(rule, total, FAMILY)
        expect(clientParts(rule, parts).reduce((sum, cents) => sum + cents, 0)).toBe(client)
      }),
    )
    const shown = clientParts({ unit: 'booking', cents: 5000 }, parts)
    for (const [index, { quantity, cents }] of parts.entries()) {
      expect(shown[index]).toBeGreaterThan(quantity * cents)
    }
  })
})
