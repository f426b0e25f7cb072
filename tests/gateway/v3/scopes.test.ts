import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationSpec } from '../../../contract/operation.ts'
import { operations } from '../../../contract/registry.ts'
import { cancelFlightOrder } from '../../../contract/v3/flight-order-acts.ts'
import { permissionsOfScope, SESSION_TOKEN_TYPE, TOKEN_EXCHANGE } from '../../../contract/v3/scopes.ts'
import { cancelBooking } from '../../../gateway/domain/air/cancel.ts'
import type { Grant } from '../../../gateway/domain/session/caller.ts'
import { hotelRateIds } from '../../../gateway/families/v3/offer-id.ts'
import { v3Dialect } from '../../../gateway/http/dialects/v3.ts'
import { passGate } from '../../../gateway/http/gate.ts'
import { bookBody, searchBody } from '../../setup/air.ts'
import { openGatewayOn, type MintedOffice, type TestGateway } from '../../setup/gateway.ts'
import { ratesOf } from '../../setup/hotel.ts'
import { recordedTrip } from '../../setup/recorded/air.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

/** A verb of the domain asks for a grant, whether a session or a token proves it. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
})
afterAll(() => gateway.close())

const RECORDED_HOTEL = 501

const roles = [
  { userName: 'ada', role: 'agent' as const },
  { userName: 'vera', role: 'viewer' as const },
]

it('every permission of a scope is one that the session gateway asks for', () => {
  const all = operations as readonly OperationSpec[]
  const permissions = all.filter((op) => op.auth === 'session').map((op) => op.permission)
  for (const permission of Object.values(permissionsOfScope).flat()) expect(permissions).toContain(permission)
})

describe('a rate', () => {
  it('is checked by session and by token with the same verb, which opens it for booking', async () => {
    const office = await gateway.mint()
    const SessionId = await gateway.signIn(office)
    const exchanged = await gateway.mustCall('token.issue', {
      grant_type: TOKEN_EXCHANGE,
      subject_token: SessionId,
      subject_token_type: SESSION_TOKEN_TYPE,
    })
    const [rate] = await ratesOf(gateway, SessionId, RECORDED_HOTEL)
    const FareSourceCode = String(rate?.FareSourceCode)
    const opened = () =>
      gateway.services.db
        .selectFrom('checked_offer')
        .select(['session_key', 'total_cents'])
        .where('office_id', '=', office.officeId)
        .where('offer_code', '=', FareSourceCode)
        .execute()
    await gateway.mustCall('hotel.rate-confirmation', {
      token: exchanged.access_token,
      id: hotelRateIds.of(FareSourceCode),
    })
    const byToken = await opened()
    expect(byToken).toHaveLength(1)
    await gateway.mustCall('hotel.check-rate', { SessionId, FareSourceCode })
    expect(await opened()).toEqual(byToken)
  })

  it('is not checked for a token without the scope', async () => {
    const office = await gateway.mint()
    const token = await tokenFor(office, 'agent', 'flights:read flights:write')
    const answer = await gateway.call('hotel.rate-confirmation', { token, id: 'hrt_any' })
    expect(answer.status).toBe(403)
    expect(answer.body['error']).toMatchObject({ code: 'insufficient_scope' })
    expect(answer.headers.get('www-authenticate')).toContain('scope="hotels:read"')
  })
})

describe('a verb that writes', () => {
  const pass = (credential: string) =>
    passGate(gateway.services, cancelFlightOrder, v3Dialect('request-1', new Headers()), {
      credential,
      environment: 'sandbox',
      requestId: 'request-1',
    })

  it('takes the grant of a token as it takes that of a session', async () => {
    const office = await gateway.mint({ users: roles })
    const SessionId = await gateway.signIn(office)
    const { legs, mix } = recordedTrip
    const results = await gateway.mustCall('air.low-fare-search', { SessionId, ...searchBody(legs, mix) })
    const FareSourceCode = String(results.PricedItineraries[0]?.FareSourceCode)
    await gateway.mustCall('air.revalidate', { SessionId, FareSourceCode })
    const { UniqueId } = await gateway.mustCall('air.book', { SessionId, ...bookBody(FareSourceCode, mix) })
    const passed = await pass(await gateway.token(office))
    if (!passed.ok) throw new Error(passed.failure)
    const grant = passed.caller as Grant<'air_cancel'>
    const cancelled = await cancelBooking(gateway.services, grant, { reference: UniqueId })
    expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled' } })
  })

  it('is closed to a token that only reads', async () => {
    const office = await gateway.mint()
    const token = await tokenFor(office, 'agent', 'flights:read')
    expect(await pass(token)).toEqual({ ok: false, failure: 'insufficient_scope' })
  })

  it('is closed to a viewer, whatever the scopes of the token', async () => {
    const office = await gateway.mint({ users: roles })
    expect(await pass(await gateway.token(office, 'viewer'))).toMatchObject({ ok: false })
    const token = await gateway.token(office)
    const changed = { role: 'viewer' as const }
    const { db } = gateway.services
    await db.updateTable('token').set(changed).where('office_id', '=', office.officeId).execute()
    expect(await pass(token)).toEqual({ ok: false, failure: 'insufficient_scope' })
  })
})

async function tokenFor(office: MintedOffice, role: 'agent' | 'viewer', scope: string): Promise<string> {
  const person = office.users.find((user) => user.role === role)
  const issued = await gateway.mustCall('token.issue', {
    grant_type: 'client_credentials',
    client_id: `${office.officeId}:${person?.userName}`,
    client_secret: person?.accountUuid,
    scope,
  })
  return issued.access_token
}
