import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingNumber, NUMBERS_ABOVE } from '../../gateway/domain/booking/booking-number.ts'
import { offerCoder, readOfferCode } from '../../gateway/domain/offer-code.ts'
import { permutation } from '../../gateway/domain/permutation.ts'
import { heldFlight } from '../setup/air.ts'
import { heldHotel, ratesOf } from '../setup/hotel.ts'
import { openGatewayOn, type TestGateway } from '../setup/gateway.ts'
import { recordedTrip } from '../setup/recorded/air.ts'
import { recordedSuppliers } from '../setup/recorded/suppliers.ts'

/** References, codes and entry ids tell no office how much others book or search. */

const key = Buffer.alloc(32, 7)

test('a permutation has every number below its size once, and leads back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.string(), (size, use) => {
      const order = permutation(key, use, size)
      const values = Array.from({ length: size }, (_, index) => order.of(index))
      expect(new Set(values).size).toBe(size)
      expect(Math.max(...values)).toBeLessThan(size)
      expect(values.map((value) => order.back(value))).toEqual(values.map((_, index) => index))
    }),
    { numRuns: 25 },
  )
  const huge = permutation(key, 'searches', 29 ** 9)
  for (const index of [0, 1, 2, 29 ** 9 - 1]) expect(huge.back(huge.of(index))).toBe(index)
})

/** How well the order of the numbers tells the order of the bookings: 1 always, 0 not at all (Spearman). */
function rankCorrelation(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const n = numbers.length
  const squares = numbers.reduce((sum, number, index) => sum + (sorted.indexOf(number) - index) ** 2, 0)
  return 1 - (6 * squares) / (n * (n * n - 1))
}

test('booking numbers have seven digits, are unique, and neither their order nor their distance counts bookings', () => {
  const serials = Array.from({ length: 1000 }, (_, index) => index + 1)
  const numbers = serials.map((serial) => bookingNumber(key, serial, 0))
  expect(numbers.every((number) => /^\d{7}$/.test(number))).toBe(true)
  expect(new Set(numbers).size).toBe(1000)
  const values = numbers.map(Number)
  expect(Math.abs(rankCorrelation(values))).toBeLessThan(0.15)
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  expect(new Set(steps).size).toBe(steps.length)
  // Another key gives another order, so that no other installation tells it either.
  expect(bookingNumber(Buffer.alloc(32, 8), 1, 0)).not.toBe(numbers[0])
})

test('numbers keep out of those that were given out in sequence, and get an eighth digit when seven are used up', () => {
  for (const above of [5, 9_999_000]) {
    const numbers = [1, 2, 500, 999].map((each) => Number(bookingNumber(key, above + each, above)))
    expect(numbers.every((number) => number > above && number < 10 ** 7)).toBe(true)
  }
  expect(bookingNumber(key, 10 ** 7, 0)).toMatch(/^[1-9]\d{7}$/)
  expect(bookingNumber(key, 12_000_001, 12_000_000)).toMatch(/^[1-9]\d{7}$/)
  expect(Number(bookingNumber(key, 12_000_001, 12_000_000))).toBeGreaterThan(12_000_000)
})

test('codes of one search after the other do not say that one followed the other', () => {
  const secret = randomBytes(24).toString('hex')
  for (const kind of ['air', 'hotel'] as const) {
    const numberIn = (searchId: number) => {
      const ascii = Buffer.from(offerCoder(kind, secret, 'O', searchId)(0), 'hex').toString('latin1')
      return parseInt(ascii.split('&').at(-1)?.slice(0, 5) ?? '', 36)
    }
    const numbers = Array.from({ length: 200 }, (_, index) => numberIn(index + 1))
    expect(Math.abs(rankCorrelation(numbers))).toBeLessThan(0.3)
    expect(readOfferCode(kind, secret, 'O', offerCoder(kind, secret, 'O', 77)(3))).toEqual({
      searchId: 77,
      index: 3,
    })
    expect(readOfferCode(kind, secret, 'P', offerCoder(kind, secret, 'O', 77)(3))).toBeNull()
  }
})

/** Codes that nobody was given: as long as real ones, in their characters, with `&` anywhere. */
function inventedCode(kind: 'air' | 'hotel') {
  const length = offerCoder(kind, 'any', 'O', 1)(0).length / 2
  const symbols = fc.constantFrom(...'&&&0123456789abcdefghipqrstuvwxy')
  const tail = fc.array(symbols, { minLength: length - 33, maxLength: length - 33 })
  return tail.map((text) => Buffer.from(`${'0'.repeat(32)}&${text.join('')}`).toString('hex'))
}

/** An index of seven characters: four more than an index can have. */
const LARGE_INDEX = Buffer.from(`${'0'.repeat(32)}&1111111&000`).toString('hex')
const LARGE_INDEX_OF_HOTEL = Buffer.from(`${'0'.repeat(32)}&111111111&000`).toString('hex')

test('an invented code names nothing, however large its numbers are', () => {
  expect(readOfferCode('air', 'any', 'O', LARGE_INDEX)).toBeNull()
  expect(readOfferCode('hotel', 'any', 'O', LARGE_INDEX_OF_HOTEL)).toBeNull()
  for (const kind of ['air', 'hotel'] as const) {
    fc.assert(
      fc.property(inventedCode(kind), (code) => {
        expect(readOfferCode(kind, 'any', 'O', code)).toBeNull()
      }),
      { numRuns: 300 },
    )
  }
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
  // A gateway that gave out 57 numbers in sequence before they were mixed.
  const { db } = gateway.services
  await db.updateTable('counter').set({ last: 57 }).where('name', '=', 'booking').execute()
  await db.updateTable('setting').set({ value: '57' }).where('name', '=', NUMBERS_ABOVE).execute()
})
afterAll(() => gateway.close())

/** Books a rate of a recorded hotel. */
async function recordedHotel(session: string): Promise<string> {
  const rate = (await ratesOf(gateway, session, 502)).find((each) => each.FareSourceCode)
  return heldHotel(gateway, session, rate)
}

test('what an office sees of its bookings is the same kind of number whatever others book in between', async () => {
  const mine = await gateway.signIn(await gateway.mint({ balance: '50000.00' }))
  const others = await gateway.signIn(await gateway.mint({ balance: '50000.00' }))
  const first = await heldFlight(gateway, mine, recordedTrip)
  const second = await recordedHotel(mine)
  await heldFlight(gateway, others, recordedTrip)
  const third = await heldFlight(gateway, mine, recordedTrip)
  expect([first, third].every((reference) => /^PO\d{7}$/.test(reference))).toBe(true)
  expect(second).toMatch(/^PH\d{7}$/)
  const numbers = [first, second, third].map((reference) => Number(reference.slice(2)))
  // The serial numbers are the first, second and fourth after those.
  const hashKey = await gateway.services.keys.hashKey()
  expect(numbers).toEqual([58, 59, 61].map((serial) => Number(bookingNumber(hashKey, serial, 57))))
  const statement = await gateway.mustCall('wallet.statement', { SessionId: mine })
  const ids = statement.Entries.map((entry) => Number(entry.Id))
  expect(new Set(ids).size).toBe(ids.length)
  // Entries of a new gateway have low serial numbers; none of them shows.
  expect(Math.min(...ids)).toBeGreaterThan(1000)
  const [hold] = statement.Entries.filter((entry) => entry.Reference === first)
  await gateway.mustCall('air.cancel', { SessionId: mine, UniqueId: first })
  const after = await gateway.mustCall('wallet.statement', { SessionId: mine })
  expect(after.Entries.find((entry) => entry.Kind === 'release')?.ResolvesId).toBe(hold?.Id)
})

test('an invented FareSourceCode is one that is not sold, not an error of ours', async () => {
  const SessionId = await gateway.signIn(await gateway.mint())
  for (const [id, FareSourceCode] of [
    ['air.revalidate', LARGE_INDEX],
    ['hotel.check-rate', LARGE_INDEX_OF_HOTEL],
  ] as const) {
    const { body } = await gateway.call(id, { SessionId, FareSourceCode })
    expect(body).toMatchObject({ Success: false, Error: { Id: 'Err0102005' } })
  }
})
