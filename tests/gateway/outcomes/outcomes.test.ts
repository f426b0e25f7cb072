import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  oauthFailures,
  sessionFailures,
  v3Failures,
  type FailureId,
  type SessionFailureId,
  type V3FailureId,
  activityFailures,
  type ActivityFailureId,
} from '../../../contract/failures.ts'
import { operationOf, operations, type OperationId } from '../../../contract/registry.ts'
import { expectDescribed } from '../../setup/documents.ts'
import { failuresOf } from '../../../contract/openapi/refusals.ts'
import type { Answer, TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { airCases } from './air-cases.ts'
import type { Case, Cases } from './case.ts'
import { flightOfferCases } from './flight-offer-cases.ts'
import { flightOrderCases } from './flight-order-cases.ts'
import { hotelCases } from './hotel-cases.ts'
import { otherCases } from './other-cases.ts'
import { sessionCases } from './session-cases.ts'
import { tokenCases } from './token-cases.ts'
import { anyCallCases } from './any-call-cases.ts'
import { noteCalls } from './exchanges.ts'
import { exampleStore } from './example-store.ts'
import { activityCases } from './activity-cases.ts'
import { activityVoucherCases } from './activity-voucher-cases.ts'
import { v3Cases } from './v3-cases.ts'

const cases: Cases = {
  ...sessionCases,
  ...tokenCases,
  ...airCases,
  ...hotelCases,
  ...v3Cases,
  ...flightOfferCases,
  ...flightOrderCases,
  ...activityCases,
  ...activityVoucherCases,
  ...otherCases,
}

let gateway: TestGateway
let calls: ReturnType<typeof noteCalls>
const examples = exampleStore()
beforeAll(async () => {
  gateway = await openGateway()
  calls = noteCalls(gateway)
})
beforeEach(() => calls.clear())
afterAll(async () => {
  examples.write()
  await gateway.close()
})

function expectOk(id: OperationId, answer: Answer) {
  const op = operationOf(id)
  expect(answer.status).toBe(op.successStatus)
  if (op.answer === 'file') {
    const type = answer.headers.get('content-type')?.split(';')[0]
    expect(type?.replace(/^image\/svg\+xml$/, 'image/*')).toBe(op.mediaType)
    if (op.mediaType === 'application/json') op.response.parse(answer.body['list'])
    return
  }
  if (op.answer === 'events') {
    const events = answer.body['events'] as { event: string; data: unknown }[]
    // Each event is a declared one with its data, and the last one alone ends the stream.
    const parsed = events.map(({ event, data }) => {
      const spec = op.events?.[event]
      if (!spec) throw new Error(`${id} declares no event ${event}`)
      spec.data.parse(data)
      return spec
    })
    expect(parsed.map(({ terminal }) => terminal)).toEqual(events.map((_, at) => at === events.length - 1))
    return expect(events.at(-1)?.event).toBe('done')
  }
  if (op.envelope === 'success-error') expect(answer.body).toMatchObject({ Success: true, Error: null })
  else expect(answer.body).not.toHaveProperty('Success')
  op.response.parse(op.envelope === 'data-timestamp' ? answer.body['data'] : answer.body)
}

function expectFailure(id: OperationId, failure: FailureId, answer: Answer) {
  if (operationOf(id).family === 'v3') {
    expect(answer.status).toBe(v3Failures[failure as V3FailureId].httpStatus)
    if (failure in oauthFailures) expect(answer.body).toMatchObject({ error: failure })
    else expect(answer.body['error']).toMatchObject({ code: failure, http_status: answer.status })
    return
  }
  if (operationOf(id).family === 'activity') {
    expect(answer.status).toBe(activityFailures[failure as ActivityFailureId].httpStatus)
    expect(answer.body['error']).toMatchObject({ code: failure, http_code: answer.status })
    return
  }
  const described = sessionFailures[failure as SessionFailureId]
  expect(answer.body).toMatchObject({ Success: false, Error: { Id: failure } })
  expect(answer.status).toBe(described.httpStatus)
  expect(answer.body).toMatchObject(operationOf(id).onFailure ?? {})
}

describe.each(operations.map((op) => op.id))('%s', (id) => {
  const outcomes = Object.entries<Case>(cases[id])
  it.each(outcomes)('answers %s', async (outcome, run) => {
    const answer = await run(gateway)
    if (operationOf(id).answer === 'json') expectDescribed(id, answer)
    if (outcome === 'ok') expectOk(id, answer)
    else expectFailure(id, outcome as FailureId, answer)
    examples.expectShown(operationOf(id), id, outcome, calls.lastOf(operationOf(id)))
  })
})

it.each(anyCallCases)('$key answers $outcome as any call does', async ({ key, outcome, id, ask }) => {
  const exchange = await ask(gateway)
  expectDescribed(id, { status: exchange.status, body: exchange.answer as Answer['body'] })
  const code = failuresOf(operationOf(id)).find((failure) => failure.outcome === outcome)?.id
  expect(JSON.stringify(exchange.answer)).toContain(`"${code}"`)
  examples.expectShown(operationOf(id), key, outcome, exchange)
})
