import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { catalogueLanguages } from '../contract/activity/codes.ts'
import { catalogueIndex, folded, type CatalogueIndex } from '../gateway/domain/activity/catalogue-index.ts'
import { findProducts, type ProductQuery } from '../gateway/domain/activity/find-products.ts'
import { hashPair, unit } from '../gateway/hash.ts'
import { activitySupply } from '../gateway/world/activity/activity-supply.ts'
import { median, type BenchRow } from './row.ts'
import { openSubject } from './subject.ts'

const QUESTIONS = 320
const ROUNDS = 6
const SHOWN = 50

/** How many products have a text in a title, and the first of them. */
type Answer = { total: number; rows: number[] }

type Side = (text: string) => Answer | Promise<Answer>

/** A search of the whole catalogue for a text. */
export const NO_FILTER: ProductQuery = {
  ...{ text: null, type: null, category: null, country: null, city: null, tag: null },
  ...{ minCents: null, maxCents: null, sort: null },
}

/**
 * Bar 11: parts of titles in all languages of the catalogue, with exact totals and a page of rows, beside the
 * trigram indexes of SQLite and PostgreSQL over the same folded titles, in turns that change order each
 * round. A question counts with its fastest round on each side. An answer that differs from the peers' is an
 * error.
 */
export async function activitySearch(): Promise<BenchRow[]> {
  const catalogue = activitySupply.catalogue()
  const index = catalogueIndex(catalogue)
  const questions = makeQuestions(index)
  const subject = await openSubject()
  // Building an index takes longer than the gateway's pool allows a piece of work.
  const postgres = new pg.Client({ connectionString: subject.databaseUrl })
  await postgres.connect()
  const sides: Record<'ours' | 'fts5' | 'trgm', Side> = {
    ours: (text) => {
      const { rows } = findProducts(catalogue, { ...NO_FILTER, text }, 'sandbox')
      return { total: rows.length, rows: [...rows.subarray(0, SHOWN)] }
    },
    fts5: fts5Of(index.titles),
    trgm: await trgmOf(postgres, index.titles),
  }
  const names = ['ours', 'fts5', 'trgm'] as const
  const times = { ours: fastest(), fts5: fastest(), trgm: fastest() }
  const answers = { ours: '', fts5: '', trgm: '' }
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round) % names.length]!
      answers[name] = JSON.stringify(await askAll(sides[name], questions, times[name]))
    }
    if (answers.ours !== answers.fts5 || answers.ours !== answers.trgm)
      throw new Error('an answer differs from that of a peer')
  }
  await postgres.end()
  await subject.close()
  const ours = median([...times.ours])
  return [
    ratioRow('act-search, FTS5 trigram', ours, median([...times.fts5]), 12, 40),
    ratioRow('act-search, pg_trgm', ours, median([...times.trgm]), 25, 80),
    exactRow(questions.length),
  ]
}

/** Asks all questions, and keeps the shortest time of each in microseconds. */
async function askAll(side: Side, questions: readonly string[], times: Float64Array): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [at, text] of questions.entries()) {
    const start = performance.now()
    const result = side(text)
    // Awaiting a value that is no promise would add waiting time to its measurement.
    const answer = result instanceof Promise ? await result : result
    times[at] = Math.min(times[at]!, (performance.now() - start) * 1000)
    answers.push(answer)
  }
  return answers
}

function fastest(): Float64Array {
  return new Float64Array(QUESTIONS).fill(Infinity)
}

/** SQLite in memory. Its index needs three characters; for two, it reads the titles. */
function fts5Of(titles: readonly string[]): Side {
  const db = new DatabaseSync(':memory:')
  db.exec(`create virtual table product using fts5(titles, tokenize = 'trigram case_sensitive 1')`)
  const insert = db.prepare('insert into product (rowid, titles) values (?, ?)')
  db.exec('begin')
  for (const [row, text] of titles.entries()) insert.run(row, text)
  db.exec('commit')
  const page = `select rowid, count(*) over () as total from product`
  const matched = db.prepare(`${page} where titles match ? order by rowid limit ${SHOWN}`)
  const read = db.prepare(`${page} where instr(titles, ?) > 0 order by rowid limit ${SHOWN}`)
  return (text) => {
    const long = Array.from(text).length >= 3
    const matches = long ? matched.all(`"${text.replaceAll('"', '""')}"`) : read.all(text)
    return { total: Number(matches[0]?.total ?? 0), rows: matches.map(({ rowid }) => Number(rowid)) }
  }
}

/** PostgreSQL with its trigram extension, asked by a statement that is prepared once. */
async function trgmOf(client: pg.Client, titles: readonly string[]): Promise<Side> {
  await client.query('create extension pg_trgm')
  await client.query('create table product (id int primary key, titles text not null)')
  await client.query(
    'insert into product select ord - 1, t from unnest($1::text[]) with ordinality as u (t, ord)',
    [titles],
  )
  await client.query('create index on product using gin (titles gin_trgm_ops)')
  await client.query('vacuum analyze product')
  const text = `select id, count(*) over ()::int as total from product where titles like $1
    order by id limit ${SHOWN}`
  return async (part) => {
    const values = [`%${part.replace(/[\\%_]/g, '\\$&')}%`]
    const { rows } = await client.query<{ id: number; total: number }>({ name: 'act-search', text, values })
    return { total: rows[0]?.total ?? 0, rows: rows.map(({ id }) => id) }
  }
}

/**
 * The texts that are typed: parts of words of titles, as many of each language. In Chinese, Japanese and
 * Korean a word has two to four characters.
 */
function makeQuestions(index: CatalogueIndex): string[] {
  let turn = 0
  const below = (limit: number) => Math.floor(unit(hashPair(20261122, turn++)) * limit)
  const questions: string[] = []
  while (questions.length < QUESTIONS) {
    const { code } = catalogueLanguages[questions.length % catalogueLanguages.length]!
    const title = index.products[below(index.products.length)]?.titles[code]
    const words = folded(title ?? '').split(' ')
    const word = words[below(words.length)] ?? ''
    const [shortest, longest] = ['JA', 'KO', 'ZH-HANS'].includes(code) ? [2, 4] : [3, 9]
    if (word.length < shortest) continue
    const length = shortest + below(Math.min(word.length, longest) - shortest + 1)
    const at = below(word.length - length + 1)
    questions.push(word.slice(at, at + length))
  }
  return questions
}

function ratioRow(name: string, ours: number, peer: number, guard: number, goal: number): BenchRow {
  const micros = (value: number) => `${value.toFixed(1)} us`
  const shown = { ours: micros(ours), peer: micros(peer) }
  return { bar: 11, name, ...shown, ratio: peer / ours, better: 'more', guard, goal }
}

/** All answers were equal, or there would be no row. */
function exactRow(count: number): BenchRow {
  const shown = { ours: `${count} equal`, peer: String(count) }
  return {
    bar: 11,
    name: 'act-search, exact',
    ...shown,
    ratio: 1,
    better: 'more',
    guard: 1,
    goal: 1,
  }
}
