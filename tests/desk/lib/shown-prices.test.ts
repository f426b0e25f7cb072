import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  NET_PRICES,
  readShownPrices,
  shownPricesCookie,
  writeShownPrices,
} from '../../../lib/shown-prices.ts'
import { anyRule } from '../booking/any-rule.ts'

const rules = fc.record(
  { all: anyRule, air: anyRule, hotel: anyRule, activity: anyRule },
  { requiredKeys: [] },
)

test('the cookie reads back what was written, and anything else shows net prices', () => {
  fc.assert(
    fc.property(fc.boolean(), rules, (netHidden, markup) => {
      const prices = { netHidden, markup }
      expect(readShownPrices(writeShownPrices(prices))).toEqual(prices)
    }),
  )
  const wrong = [
    '',
    'Client',
    'client.1.2',
    'client.-1.0.0',
    'client.1.2.3.4',
    'client.all-percent',
    'client.',
  ]
  for (const text of [...wrong, 'client.ship-booking-5', 'net.all-person-1-2']) {
    expect(readShownPrices(text), text).toEqual(NET_PRICES)
  }
})

test('a cookie from before there were rules keeps its amounts, for flights alone', () => {
  expect(readShownPrices('client.2500.1500.0')).toEqual({
    netHidden: true,
    markup: { air: { unit: 'person', adult: 2500, child: 1500, infant: 0 } },
  })
  expect(readShownPrices('net.0.0.0')).toEqual(NET_PRICES)
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
