import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bitMemory } from '../../../../gateway/domain/hotel/search/bit-memory.ts'
import { compileBitCode } from '../../../../gateway/domain/hotel/search/make/bit-code.ts'

const word = fc.oneof(fc.constantFrom(0, 0xffffffff, 1, 0x80000000), fc.integer({ min: 0, max: 0xffffffff }))

/** Sets of equal length, written one after the other into a memory with room for two more. */
const memories = fc
  .tuple(fc.integer({ min: 1, max: 1100 }), fc.integer({ min: 2, max: 9 }))
  .chain(([rows, sets]) => {
    const bits = bitMemory(rows, sets + 2)
    const words = fc.array(word, { minLength: bits.words, maxLength: bits.words })
    return fc.record({
      bits: fc.constant(bits),
      sets: fc.array(words, { minLength: sets, maxLength: sets }).map((all) => {
        all.forEach((values, set) => bits.wordsOf(set).set(values))
        return all
      }),
    })
  })

const bitsIn = (value: number) => (value >>> 0).toString(2).replaceAll('0', '').length

it('is what its source compiles to', async () => {
  const committed = readFileSync(
    new URL('../../../../gateway/domain/hotel/search/bit-code.wasm', import.meta.url),
  )
  const fresh = Buffer.from(await compileBitCode())
  expect(fresh.equals(committed), 'run node gateway/domain/hotel/search/make/bit-code.ts').toBe(true)
})

it('counts what sets share with a mask as a plain count does', () => {
  fc.assert(
    fc.property(memories, ({ bits, sets }) => {
      const out = sets.length
      bits.wordsOf(out).fill(7)
      bits.code.count(bits.at(0), bits.at(1), sets.length - 1, bits.bytes, bits.at(out))
      const plain = sets
        .slice(1)
        .map((set) => set.reduce((sum, value, at) => sum + bitsIn(value & (sets[0]?.[at] ?? 0)), 0))
      expect([...bits.wordsOf(out).subarray(0, sets.length)]).toEqual([...plain, 7])
    }),
  )
})

it('counts no sets without writing anything', () => {
  const bits = bitMemory(1, 3)
  bits.wordsOf(2).fill(7)
  bits.code.count(bits.at(0), bits.at(1), 0, bits.bytes, bits.at(2))
  expect(new Set(bits.wordsOf(2))).toEqual(new Set([7]))
})

it.each([
  ['both', (a: number, b: number) => (a & b) >>> 0],
  ['either', (a: number, b: number) => (a | b) >>> 0],
] as const)('writes %s as a plain loop does, also over one of its own', (name, plain) => {
  fc.assert(
    fc.property(memories, ({ bits, sets: [first = [], second = []] }) => {
      const expected = first.map((value, at) => plain(value, second[at] ?? 0))
      const before = [...bits.all]
      const behind = before.length / bits.words - 1
      bits.code[name](bits.at(behind), bits.at(0), bits.at(1), bits.bytes)
      expect([...bits.wordsOf(behind)]).toEqual(expected)
      expect([...bits.all.subarray(0, behind * bits.words)]).toEqual(before.slice(0, behind * bits.words))
      bits.code[name](bits.at(0), bits.at(0), bits.at(1), bits.bytes)
      expect([...bits.wordsOf(0)]).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})
