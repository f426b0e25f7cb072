import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiOf } from '../../contract/openapi/document.ts'
import { operations } from '../../contract/registry.ts'
import type { OperationSpec } from '../../contract/operation.ts'
import { REPEATED_HEADER } from '../../contract/repeated.ts'
import { bookBody, openFare } from '../setup/air.ts'
import type { MintedOffice, TestGateway } from '../setup/gateway.ts'
import { checked, hotelBookBody, someRate, twoAdults } from '../setup/hotel.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** `Idempotent-Replayed` tells an answer that is given again from a first one (gaps 85, 217, 242). */
let gateway: TestGateway
let office: MintedOffice
let SessionId: string
beforeAll(async () => {
  gateway = await openGateway()
  office = await gateway.mint({ balance: '90000.00' })
  SessionId = await gateway.signIn(office)
})
afterAll(() => gateway.close())

type Body = Record<string, unknown>

const airBody = async (ClientUniqueId: string) => ({
  ...bookBody((await openFare(gateway, SessionId)).FareSourceCode),
  ClientUniqueId,
})

async function hotelBody(ClientUniqueId: string) {
  const rate = await someRate(gateway, SessionId)
  const { FareSourceCode } = await checked(gateway, SessionId, rate.FareSourceCode)
  return hotelBookBody(FareSourceCode, twoAdults, ClientUniqueId)
}

/** Every path at which the session family books, in each of its generations. */
const paths: readonly (readonly [string, (reference: string) => Promise<Body>])[] = [
  ['/Air/AirBook', airBody],
  ['/Hotel/HotelBook', hotelBody],
  ['/v2/Hotel/HotelBook', hotelBody],
]

async function post(path: string, body: Body) {
  const response = await gateway.send(path, {
    method: 'POST',
    body: JSON.stringify({ SessionId, ...body }),
  })
  return { replayed: response.headers.get('Idempotent-Replayed'), answer: (await response.json()) as Body }
}

describe.each(paths)('%s', (path, bodyFor) => {
  it('tells a repeated answer from the first one (gap 217: Idempotent-Replayed)', async () => {
    const body = await bodyFor(`AGAIN ${path}`)
    const first = await post(path, body)
    expect(first).toMatchObject({ replayed: null, answer: { Success: true } })
    const again = await post(path, body)
    expect(again).toEqual({ replayed: 'true', answer: first.answer })
    // A refusal is never a repeated answer.
    const refused = await post(path, { ...body, FareSourceCode: '1'.repeat(88) })
    expect(refused.answer).toMatchObject({ Success: false, Error: { Id: 'Err0106001' } })
    expect(refused.replayed).toBeNull()
  })

  it('answers anew once the booking was cancelled, and the look-up finds the new one (gap 242)', async () => {
    const [cancel, read] = path.startsWith('/Air')
      ? (['/Air/AirCancel', '/Air/AirBookingData'] as const)
      : (['/Hotel/HotelCancel', '/Hotel/HotelBookingData'] as const)
    const ClientUniqueId = `CANCELLED ${path}`
    const body = await bodyFor(ClientUniqueId)
    const first = await post(path, body)
    const { UniqueId } = first.answer
    expect((await post(cancel, { UniqueId })).answer).toMatchObject({ Success: true })
    const second = await post(path, body)
    expect(second).toMatchObject({ replayed: null, answer: { Success: true, Category: 10, Status: 10 } })
    expect(second.answer['UniqueId']).not.toBe(UniqueId)
    const lookUp = await post(read, { ClientUniqueId })
    expect(lookUp.answer).toMatchObject({ UniqueId: second.answer['UniqueId'], Status: 10 })
    expect(await post(path, body)).toEqual({ replayed: 'true', answer: second.answer })
  })

  it('does not tell it of a request without a reference of the caller', async () => {
    const { ClientUniqueId: _none, ...body } = await bodyFor('')
    expect((await post(path, body)).replayed).toBeNull()
    expect((await post(path, body)).replayed).toBeNull()
  })
})

it('marks one answer of several at once as the first', async () => {
  const body = await airBody('AT-ONCE')
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('/Air/AirBook', body)))
  expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1)
  expect(new Set(answers.map(({ answer }) => answer['UniqueId'])).size).toBe(1)
})

type Headers = Record<string, unknown>
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, { headers?: Headers }> }>>
}

it('is described where the registry says that an answer can be repeated, and nowhere else', () => {
  for (const op of operations as readonly OperationSpec[]) {
    const { paths } = openApiOf(op.family) as unknown as Document
    const responses = Object.values(paths[op.path]?.[op.method.toLowerCase()]?.responses ?? {})
    const says = responses.some(({ headers = {} }) => Object.hasOwn(headers, REPEATED_HEADER))
    expect(says, op.id).toBe(Boolean(op.repeats))
  }
})
