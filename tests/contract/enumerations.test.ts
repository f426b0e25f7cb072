import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { openApiOf } from '../../contract/openapi/document.ts'
import type { OperationSpec } from '../../contract/operation.ts'
import { operations } from '../../contract/registry.ts'
import { wireChoice, wireName, writtenForms } from '../../contract/wire.ts'

/** The parts of a zod definition that contain others. */
type Parts = {
  type: string
  shape?: Record<string, z.ZodType>
  values?: readonly unknown[]
  options?: readonly z.ZodType[]
} & Partial<Record<'element' | 'innerType' | 'in' | 'out' | 'valueType', z.ZodType>>

type Found = { path: string; schema: z.ZodType; read: boolean }

/** The enumerations of a schema; `read`: a reader of spellings stands around it. */
function* enumerationsOf(schema: z.ZodType, path: string): Generator<Found> {
  const form = writtenForms.get(schema)
  if (form && 'enum' in form) {
    yield { path, schema, read: true }
    return
  }
  const {
    type,
    shape,
    options,
    element,
    innerType,
    in: from,
    out,
    valueType,
  } = schema.def as unknown as Parts
  if (type === 'enum' || type === 'literal') yield { path, schema, read: false }
  for (const [key, field] of Object.entries(shape ?? {})) yield* enumerationsOf(field, `${path}.${key}`)
  for (const part of [...(options ?? []), element, innerType, from, out, valueType]) {
    if (part) yield* enumerationsOf(part, path)
  }
}

/** RFC 6749 and RFC 8693 compare these to the letter. */
const TO_THE_LETTER = /^token\./

const found = (operations as readonly OperationSpec[]).flatMap((op) =>
  Object.values(op.request).flatMap((part) => (part ? [...enumerationsOf(part, op.id)] : [])),
)

describe('the enumerations of requests (gap 244)', () => {
  it('are all read by the one reader of names', () => {
    const unread = found.filter(({ path, read }) => !read && !TO_THE_LETTER.test(path))
    expect(unread.map(({ path }) => path)).toEqual([])
    expect(found.length).toBeGreaterThan(15)
  })

  const tolerant = found.filter(({ path, read }) => read && !TO_THE_LETTER.test(path))
  it.each(tolerant)('of $path take each spelling in any case', ({ schema }) => {
    const spellings = writtenForms.get(schema)?.['enum'] as (string | number)[]
    for (const spelling of spellings) {
      const value = schema.parse(spelling)
      expect(schema.parse(String(spelling).toUpperCase()), String(spelling)).toBe(value)
      const words = String(spelling).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
      for (const other of [words, words.replaceAll('_', ' '), ` ${words.replaceAll(/[_ ]/g, '')} `]) {
        expect(schema.parse(other), other).toBe(value)
      }
    }
  })
})

describe('the codes of answers', () => {
  type Property = { type?: string; enum?: number[]; 'x-enum-varnames'?: string[]; description?: string }
  const documents = (['session', 'v3', 'activity'] as const).map(
    (family) => openApiOf(family)['components'] as { schemas: Record<string, { properties?: object }> },
  )
  const properties = documents.flatMap(({ schemas }) =>
    Object.entries(schemas).flatMap(([name, schema]) =>
      Object.entries(schema.properties ?? {}).map(([key, property]) => {
        const [own, nullable] = [property as Property, (property as { anyOf?: Property[] }).anyOf?.[0]]
        return { place: `${name}.${key}`, ...nullable, ...own }
      }),
    ),
  )

  it('are listed where a description tells them apart', () => {
    const told = properties.filter(
      ({ type, description = '' }) =>
        type === 'integer' && /\b\d+ [a-z][^.]*[,;] \d+ [a-z]/i.test(description),
    )
    expect(told.filter((property) => property.enum === undefined).map(({ place }) => place)).toEqual([])
    expect(told.length).toBeGreaterThan(30)
  })

  it('have one name each', () => {
    const named = properties.filter((property) => property['x-enum-varnames'] !== undefined)
    expect(named.length).toBeGreaterThan(30)
    for (const { place, enum: codes = [], 'x-enum-varnames': names = [] } of named) {
      expect(new Set(names).size, place).toBe(codes.length)
      expect(names.join(' '), place).toMatch(/^\w+( \w+)*$/)
    }
  })
})

describe('a reader of names', () => {
  it('keeps a hyphen, which tells one name from another', () => {
    const sort = wireChoice(['price', '-price'], {})
    expect([sort.parse('PRICE'), sort.parse('-Price')]).toEqual(['price', '-price'])
    expect(sort.safeParse('no such name').success).toBe(false)
  })

  it('leaves a text that is no name to whoever knows all of them', () => {
    const meal = wireName(['breakfast_lunch'], 64)
    expect(meal.parse('Breakfast Lunch')).toBe('breakfast_lunch')
    expect(meal.parse('No such meal')).toBe('No such meal')
  })
})
