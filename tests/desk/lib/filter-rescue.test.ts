import { describe, expect, test } from 'vitest'
import { isAll, onlyAllHelps, pairsOut, rescues, waysOut } from '../../../lib/filter-rescue.ts'

const filters = { stars: ['5'], chain: ['9'], price: ['50'] }
const shown = (offered: ReturnType<typeof rescues>) => offered.map(({ drop, total }) => [drop.join(), total])

describe('a single group', () => {
  test('each may be dropped, and all together', () => {
    const ways = waysOut(filters)
    expect(ways.map(({ drop }) => drop.join())).toEqual(['stars', 'chain', 'price', 'stars,chain,price'])
    expect(ways[0]?.filters).toEqual({ chain: ['9'], price: ['50'] })
    expect(ways.map(isAll)).toEqual([false, false, false, true])
    expect(waysOut({ stars: ['5'] })).toEqual([{ drop: ['stars'], filters: {} }])
    expect(waysOut({})).toEqual([])
  })

  test('the one that brings most back leads; everything goes only where nothing else helps', () => {
    const ways = waysOut(filters)
    expect(shown(rescues(ways, [3, 0, 12, 330]))).toEqual([
      ['price', 12],
      ['stars', 3],
    ])
    expect(shown(rescues(ways, [0, 0, 0, 330]))).toEqual([['stars,chain,price', 330]])
    expect(rescues(ways, [undefined, undefined, undefined, undefined])).toEqual([])
    expect(rescues([], [])).toEqual([])
  })
})

describe('pairs', () => {
  test('are asked for once every single group is known to bring nothing back', () => {
    const ways = waysOut(filters)
    expect(onlyAllHelps(ways, [0, 0, 0, 330])).toBe(true)
    expect(onlyAllHelps(ways, [0, 0, 0, undefined])).toBe(true)
    expect(onlyAllHelps(ways, [0, 4, 0, 330])).toBe(false)
    expect(onlyAllHelps(ways, [0, undefined, 0, 330])).toBe(false)
  })

  test('begin with the groups chosen last; two groups have none, since both are all', () => {
    expect(pairsOut(filters).map(({ drop }) => drop.join())).toEqual([
      'chain,price',
      'stars,price',
      'stars,chain',
    ])
    expect(pairsOut(filters)[0]?.filters).toEqual({ stars: ['5'] })
    expect(pairsOut({ stars: ['5'], chain: ['9'] })).toEqual([])
    expect(pairsOut({ stars: ['5'] })).toEqual([])
  })

  test('come before dropping all, the one that brings most first', () => {
    const ways = [...waysOut(filters), ...pairsOut(filters)]
    expect(shown(rescues(ways, [0, 0, 0, 330, 7, 0, 21]))).toEqual([
      ['stars,chain', 21],
      ['chain,price', 7],
    ])
    expect(shown(rescues(ways, [0, 0, 0, 330, 0, 0, 0]))).toEqual([['stars,chain,price', 330]])
  })

  test('of many groups stay few questions, each pair once, the last group in the first ones', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`group_${index}`, ['1']]))
    const pairs = pairsOut(many)
    expect(pairs).toHaveLength(15)
    expect(new Set(pairs.map(({ drop }) => [...drop].sort().join())).size).toBe(15)
    expect(pairs[0]?.drop).toContain('group_11')
    expect(pairs.every(({ filters: left }) => Object.keys(left).length === 10)).toBe(true)
  })
})
