import { describe, expect, it } from 'vitest'
import { facetsOf, keptRows, pageOf } from '../../../gateway/families/city-page.ts'
import { placeOf } from '../hotel/search/asking.ts'

const read = (pieces: readonly Uint8Array[]): unknown => JSON.parse(Buffer.concat(pieces).toString())

describe('a written page', () => {
  it('is an array of its rows', () => {
    const rows = keptRows({}, 'v3', (row) => JSON.stringify({ row, name: `Åkerö ${row}` }))
    expect(read(pageOf([{ ids: Uint32Array.of(7, 2), bytes: rows }]))).toEqual([
      { row: 7, name: 'Åkerö 7' },
      { row: 2, name: 'Åkerö 2' },
    ])
    expect(read(pageOf([{ ids: Uint32Array.of(2, 7, 2), bytes: rows }]))).toHaveLength(3)
    expect(read(pageOf([{ ids: new Uint32Array(0), bytes: rows }]))).toEqual([])
  })

  it('joins the parts of a row to one object', () => {
    const name = keptRows({}, 'v3', (row) => `{"name":"Hotel ${row}"`)
    const price = keptRows({}, 'v3', (row) => `,"price":${row * 10}}`)
    const parts = [
      { ids: Uint32Array.of(1, 2), bytes: name },
      { ids: Uint32Array.of(5, 7), bytes: price },
    ]
    expect(read(pageOf(parts))).toEqual([
      { name: 'Hotel 1', price: 50 },
      { name: 'Hotel 2', price: 70 },
    ])
  })

  it('writes a row once for an owner and a name', () => {
    const written: string[] = []
    const rows = (owner: object, name: string) =>
      keptRows(owner, name, (row) => {
        written.push(`${name} ${row}`)
        return '0'
      })
    const owner = {}
    for (const bytes of [rows(owner, 'v3'), rows(owner, 'v3'), rows(owner, 'v2'), rows({}, 'v3')]) {
      pageOf([{ ids: Uint32Array.of(4, 4), bytes }])
    }
    expect(written).toEqual(['v3 4', 'v2 4', 'v3 4'])
  })
})

describe('facets', () => {
  const place = placeOf(
    Array.from({ length: 1203 }, (_, row) => ({
      stars: row < 3 ? 4 : 5,
      district: row === 0 ? 0 : 1,
      usd: row === 9 ? 400 : 100,
    })),
  )
  it('have every group, option and count', () => {
    const { counts } = place.ask({ filters: { stars: ['4'] } })
    const facets = facetsOf(
      place.menu,
      counts,
      ({ key, title }, options) => ({ key, title, options }),
      ({ value, name }, count) => ({ value, name, count }),
    )
    expect(facets).toEqual(
      place.menu.map(({ key, title, options }) => ({
        key,
        title,
        options: options.map(({ value, name, id }) => ({ value, name, count: counts[id] })),
      })),
    )
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 1200]))
  })
})
