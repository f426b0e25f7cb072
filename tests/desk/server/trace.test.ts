import { context } from '@opentelemetry/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAllDue } from '../../../gateway/domain/booking/run-due.ts'
import { parentOf } from '../../../telemetry/propagation.ts'
import { startTracing } from '../../../telemetry/start.ts'
import { openCollector, type Collector, type SentSpan } from '../../setup/collector.ts'
import type { MintedOffice } from '../../setup/gateway.ts'
import { holdFlight, openWorld, type World } from './world.ts'

// One trace from the browser to the ledger, as a program that takes traces gets it. Desk and gateway are in
// this process, and know of each other's spans by the headers of their calls alone.

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const BROWSER = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }

const before = process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
let collector: Collector
let world: World
let office: MintedOffice
let cookie = ''
let sessionId = ''
let reference = ''

beforeAll(async () => {
  collector = await openCollector()
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url
  const tracing = await startTracing('travel-desk', { ratio: 1 }, () => undefined)
  world = await openWorld()
  try {
    await context.with(parentOf(BROWSER, true), async () => {
      office = await world.gateway.mint({ balance: '90000.00' })
      cookie = await world.signIn(office)
      const grant = await world.grant(cookie, 'air_book')
      sessionId = grant.gatewaySession.reveal()
      reference = (await holdFlight(world, grant)).reference
    })
    await world.gateway.advance(3600, office.officeId)
    await runAllDue(world.gateway.services)
  } finally {
    await tracing.stop()
  }
})
afterAll(async () => {
  if (before === undefined) delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']
  else process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = before
  await world.close()
  await collector.close()
})

const [INSIDE, SERVER, CLIENT] = [1, 2, 3]

function spanOf(name: string, kind: number, among = collector.spans()): SentSpan {
  const span = among.find((each) => each.name === name && each.kind === kind)
  if (!span) throw new Error(`no span ${name} of kind ${kind}`)
  return span
}

const factOf = (span: SentSpan, name: string) =>
  span.attributes.find(({ key }) => key === name)?.value.stringValue

const below = (parent: SentSpan) => collector.spans().filter((span) => span.parentSpanId === parent.spanId)

describe('a hold', () => {
  test('is one trace: the call of the desk, the operation of the gateway, the ledger', () => {
    const call = spanOf('air.book', CLIENT)
    const operation = spanOf('air.book', SERVER)
    expect([call.traceId, operation.traceId]).toEqual([TRACE, TRACE])
    expect(operation.parentSpanId).toBe(call.spanId)
    const ledger = spanOf('WITH gateway.wallet', CLIENT, below(operation))
    expect(ledger.traceId).toBe(TRACE)
    expect(factOf(ledger, 'db.query.text')).toMatch(/insert into gateway\.transfer[^]*\$\d/)
    expect(factOf(operation, 'travel.outcome')).toBe('ok')
    expect(factOf(operation, 'travel.request_id')).toBe('request-of-a-test')
    expect(factOf(operation, 'http.route')).toMatch(/AirBook$/)
    expect(factOf(call, 'url.template')).toMatch(/AirBook$/)
  })

  test('begins with the proof of its session, which is sent without Kysely', () => {
    const statements = below(spanOf('air.book', SERVER)).map((span) => span.name)
    // The sandbox may look for faults of its control plane before.
    expect(statements.find((name) => name !== 'SELECT gateway.fault')).toBe('UPDATE gateway.session')
  })

  test('that lapses is a job with its own trace, and the ledger below it', () => {
    const job = collector.spans().find((span) => span.kind === INSIDE && span.name.startsWith('job '))
    if (!job) throw new Error('no job')
    expect(job.traceId).not.toBe(TRACE)
    expect(below(job).map((span) => factOf(span, 'db.collection.name'))).toContain('gateway.wallet')
  })
})

test('no span holds a secret, a person or a value of a query', () => {
  const sent = collector.texts.join('\n')
  expect(collector.spans().length).toBeGreaterThan(20)
  const person = office.users.find(({ role }) => role === 'agent')
  const secrets = {
    sessionId,
    cookie,
    cookieId: cookie.split('.')[0],
    accountUuid: person?.accountUuid,
    officeId: office.officeId,
    userName: person?.userName,
    reference,
    lastName: 'Keller',
    firstName: 'Anna',
    passport: 'C01X00T47',
    birthDate: '1988-06-12',
    email: 'anna@example.com',
    phone: '1234567',
  }
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret, name).toMatch(/.{4}/)
    expect(sent.includes(secret ?? ''), name).toBe(false)
  }
  // Nothing but what is named: no address with its query, no header, no body.
  const noted = collector.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key))
  expect(noted).toContain('db.query.text')
  expect(noted.filter((name) => !NAMED.has(name))).toEqual([])
})

const NAMED = new Set([
  'db.collection.name',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  // Of a busy machine, where a call is too late.
  'error.type',
  'http.request.method',
  'http.request.resend_count',
  'http.response.status_code',
  'http.route',
  'travel.environment',
  'travel.outcome',
  'travel.request_id',
  'url.template',
])
