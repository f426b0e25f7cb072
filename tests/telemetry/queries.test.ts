import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { namesIn, traceQuery, tracedQuery } from '../../telemetry/queries.ts'
import { inSpan } from '../../telemetry/spans.ts'
import { recordSpans, type Spans } from '../setup/spans.ts'

let spans: Spans
beforeEach(async () => {
  spans = await recordSpans()
})
afterEach(() => spans.stop())

test.each([
  ['select "a" from "gateway"."wallet" where office_id = $1', 'SELECT', 'gateway.wallet'],
  [
    '  with moved as (update gateway.wallet set x = 1) insert into gateway.transfer',
    'WITH',
    'gateway.wallet',
  ],
  ['insert into "desk"."draft" ("key") values ($1)', 'INSERT', 'desk.draft'],
  ['begin', 'BEGIN', undefined],
  ['', 'UNKNOWN', undefined],
])('names what a statement does: %s', (text, operation, table) => {
  expect(namesIn(text)).toEqual({ operation, table })
})

const query = {
  sql: 'select x from desk.person where user_name = $1',
  parameters: ['anna@example.com'],
}

describe('a statement', () => {
  test('is below the work that sent it, and holds no parameter', async () => {
    await inSpan({ name: 'work', kind: 'inside' }, () => {
      traceQuery({ query, queryDurationMillis: 12 })
      return Promise.resolve()
    })
    const [statement, work] = await spans.all()
    expect(statement).toMatchObject({
      name: 'SELECT desk.person',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
    })
    expect(statement?.parentSpanContext?.spanId).toBe(work?.spanContext().spanId)
    const [seconds = 0, nanos = 0] = statement?.duration ?? []
    expect(seconds + nanos / 1e9).toBeCloseTo(0.012, 4)
    expect(JSON.stringify(statement?.attributes)).not.toContain('anna')
  })

  test('that is part of nothing has no span', async () => {
    traceQuery({ query, queryDurationMillis: 1 })
    expect(await spans.all()).toEqual([])
  })

  test('that failed has the code of the database and not its message', async () => {
    const error = Object.assign(new Error('Key (email)=(anna@example.com) exists'), { code: '23505' })
    await inSpan({ name: 'work', kind: 'inside' }, async () => {
      await expect(tracedQuery(query.sql, Promise.reject(error))).rejects.toBe(error)
      expect(await tracedQuery(query.sql, Promise.resolve('rows'))).toBe('rows')
    })
    const [failed, succeeded] = await spans.all()
    expect(failed).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '23505' } })
    expect(succeeded?.status.code).toBe(0)
    expect(JSON.stringify(failed?.attributes)).not.toContain('anna')
  })
})
