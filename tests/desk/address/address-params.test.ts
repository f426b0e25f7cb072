import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyText,
  day,
  flag,
  listOf,
  matching,
  oneOf,
  sequenceOf,
  someOf,
  uuid,
  whole,
} from '../../../lib/address/formats.ts'
import {
  hrefOf,
  numbered,
  param,
  readParams,
  readWhole,
  setParams,
  writeParams,
  writeWhole,
} from '../../../lib/address/params.ts'
import { addDays } from '../../../lib/dates.ts'

const shape = {
  text: param('q', anyText(20), ''),
  sort: param('sort', oneOf(['best', 'cheapest']), 'best'),
  cabin: param('cabin', oneOf([1, 2]), 1),
  page: param('page', whole(1, 500), 1),
  bars: param('bars', flag, false),
  from: param('from', day),
  id: param('id', uuid),
  airlines: param('air', listOf(matching(/^[A-Z]{2}$/), 3), []),
  stops: param('stops', someOf(['0', '1', '2']), []),
  ages: param('ages', sequenceOf(whole(0, 17), { separator: ';', most: 3 })),
  times: numbered('time', whole(0, 1440), 3),
}

const times = fc.array(fc.option(fc.nat({ max: 1440 })), { maxLength: 3 })
const values = fc.record({
  text: fc.string({ maxLength: 20 }),
  sort: fc.constantFrom('best' as const, 'cheapest' as const),
  cabin: fc.constantFrom(1 as const, 2 as const),
  page: fc.integer({ min: 1, max: 500 }),
  bars: fc.boolean(),
  from: fc.option(fc.nat({ max: 900 }).map((days) => addDays('2026-11-20', days))),
  id: fc.option(fc.uuid()),
  airlines: fc.subarray(['SQ', 'EK', 'BA']),
  stops: fc.subarray(['0', '1', '2'] as const),
  ages: fc.option(fc.array(fc.nat({ max: 17 }), { minLength: 1, maxLength: 3 })),
  times: times.map((list) => list.slice(0, list.findLastIndex((time) => time !== null) + 1)),
})

const names = ['q', 'sort', 'cabin', 'page', 'bars', 'from', 'id', 'air', 'stops', 'ages', 'time1']
const texts = fc.oneof(fc.string(), fc.constantFrom('0', '1', '-1', '1e3', '2027-02-30', 'SQ,', ';', '2;18'))
const anyAddress = fc
  .array(fc.tuple(fc.constantFrom(...names), texts))
  .map((entries) => new URLSearchParams(entries))

describe('the values of an address', () => {
  test('are read as they were written, with their usual ones or without', () => {
    fc.assert(
      fc.property(values, (written) => {
        const address = (params: URLSearchParams) => new URLSearchParams(params.toString())
        expect(readParams(shape, address(writeParams(shape, written)))).toEqual(written)
        expect(readParams(shape, address(writeWhole(shape, written)))).toEqual(written)
      }),
    )
  })

  test('are always values, whatever text an address has', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const values = readParams(shape, address)
        expect(readParams(shape, writeParams(shape, values))).toEqual(values)
      }),
    )
  })

  test('are the usual ones where there is no text, and those are not written', () => {
    const usual = readParams(shape, new URLSearchParams())
    expect(usual).toMatchObject({ text: '', sort: 'best', page: 1, bars: false, from: null, times: [] })
    expect(writeParams(shape, usual).toString()).toBe('')
  })

  test('are replaced one by one where they cannot be read', () => {
    const address = new URLSearchParams('page=0&sort=worst&from=2027-02-30&air=SQ,x,SQ,EK&ages=2;18&time2=9')
    expect(readParams(shape, address)).toMatchObject({
      ...{ page: 1, sort: 'best', from: null, airlines: ['SQ', 'EK'], ages: null, times: [null, 9] },
    })
  })
})

describe('an address that must be right as a whole', () => {
  const stay = { from: param('from', day), rooms: param('rooms', whole(1, 8), 1) }
  const read = (text: string) => readWhole(stay, new URLSearchParams(text))

  test('needs every value that has no usual one', () => {
    expect(read('from=2027-01-14')).toEqual({ from: '2027-01-14', rooms: 1 })
    expect(read('rooms=2')).toBeNull()
  })

  test('is none with one value that cannot be read', () => {
    expect(read('from=2027-01-14&rooms=9')).toBeNull()
    expect(read('from=2027-02-30&rooms=2')).toBeNull()
  })

  test('says its usual values too', () => {
    expect(writeWhole(stay, { from: '2027-01-14', rooms: 1 }).toString()).toBe('from=2027-01-14&rooms=1')
  })
})

test('a changed value leaves the rest of an address as it is, and null takes one out', () => {
  const address = new URLSearchParams('other=1&from=2027-01-14&page=2')
  setParams(address, shape, { from: null, page: 3 })
  expect(address.toString()).toBe('other=1&page=3')
})

test('an address has readable lists, and no question mark without parameters', () => {
  const params = new URLSearchParams({ rooms: '2;2,6', at: '10:30', name: 'a&b%2C' })
  expect(hrefOf('/hotels', params)).toBe('/hotels?rooms=2;2,6&at=10:30&name=a%26b%252C')
  expect(new URL(hrefOf('/hotels', params), 'https://desk.test').searchParams.get('name')).toBe('a&b%2C')
  expect(hrefOf('/wallet', new URLSearchParams())).toBe('/wallet')
})
