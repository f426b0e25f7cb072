import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root, textOf } from './sources.ts'

/** The rows of the glossary: a term, its meaning, and the places where it stands. */
const rows = [...textOf('docs/glossary.md').matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)]
  .map(([, term = '', meaning = '', places = '']) => ({ term, meaning, places }))
  .filter(({ term }) => term !== 'term' && !term.startsWith('---'))

/** The files that declare the tables of each schema. */
const schemas = { gateway: 'gateway/store/schema.ts', desk: 'server/store/schema.ts' }

/** The faults of the places of a row, as a list of sentences. */
function wrongPlaces(places: string): string[] {
  return places.split(', ').flatMap((place) => {
    const [, file, type] = /^`([^`]+)`(?: `([^`]+)`)?$/.exec(place) ?? []
    if (!file) return [`"${place}" is no place`]
    const [, schema, table] = /^table (gateway|desk)\.(\w+)$/.exec(file) ?? []
    if (schema) {
      const declared = textOf(schemas[schema as keyof typeof schemas]).includes(`\n  ${table}: `)
      return declared ? [] : [`there is no ${file}`]
    }
    if (!existsSync(path.join(root, file))) return [`there is no ${file}`]
    const isExported = !type || new RegExp(`^export (type|class|const) ${type}\\b`, 'm').test(textOf(file))
    return isExported ? [] : [`${file} exports no ${type}`]
  })
}

it('has at least sixty terms, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(({ term }) => term)).size).toBe(rows.length)
})

it('names files, types and tables that exist', () => {
  expect(rows.flatMap(({ term, places }) => wrongPlaces(places).map((what) => `${term}: ${what}`))).toEqual(
    [],
  )
})
