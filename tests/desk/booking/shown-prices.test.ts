import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  markupCents,
  markupForAll,
  NET_PRICES,
  readShownPrices,
  shownPricesCookie,
  typedMarkup,
  writeShownPrices,
} from '../../../lib/booking/shown-prices.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const markup = fc.record({ adult: cents, child: cents, infant: cents })

test('the cookie reads back what was written, and anything else shows net prices', () => {
  fc.assert(
    fc.property(fc.boolean(), markup, (netHidden, added) => {
      const prices = { netHidden, markup: added }
      expect(readShownPrices(writeShownPrices(prices))).toEqual(prices)
    }),
  )
  for (const text of ['', 'client', 'client.1.2', 'client.-1.0.0', 'client.1.2.3.4', 'Client.1.2.3']) {
    expect(readShownPrices(text), text).toEqual(NET_PRICES)
  }
})

test('each person of a browser has a cookie of their own, whose name tells neither office nor user', () => {
  const names = [
    { officeName: 'Aurora Travel', userName: 'maya' },
    { officeName: 'Aurora Travel', userName: 'omar' },
    { officeName: 'Borealis Tours', userName: 'maya' },
  ].map(shownPricesCookie)
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^travel-desk\.prices\.[0-9a-z]+$/)
})

test('a markup is added for each traveller of its type; typed text reads back', () => {
  const added = { adult: 2500, child: 1000, infant: 5 }
  expect(markupForAll(added, { adults: 2, children: 1, infants: 1 })).toBe(6005)
  fc.assert(
    fc.property(markup, (any) => {
      const typed = typedMarkup(any)
      expect(markupCents(typed.adult)).toBe(any.adult)
      expect(markupCents(typed.infant)).toBe(any.infant)
    }),
  )
})
