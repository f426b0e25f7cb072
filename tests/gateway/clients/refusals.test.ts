import { afterAll, beforeAll, expect, it } from 'vitest'
import { activityConfig } from '../../contract/client/activity/sdk.gen.ts'
import { walletBalance } from '../../contract/client/session/sdk.gen.ts'
import { bookingList } from '../../contract/client/v3/sdk.gen.ts'
import { openClients, type Clients } from './open-clients.ts'

/** The three forms in which a caller is told why a call failed. */
let clients: Clients
beforeAll(async () => {
  clients = await openClients()
})
afterAll(() => clients.close())

const SessionId = 'none'

it('openapi-fetch is told why it is refused', async () => {
  const { session, activity, v3 } = clients
  const balance = await session.POST('/Wallet/Balance', { body: { SessionId } })
  expect(balance.data?.Success === false && balance.data.Error.Id).toBe('Err0101001')
  const config = await activity.GET('/Activity/v2/config', { params: { query: { SessionId } } })
  expect(config.error?.error).toMatchObject({ code: 'unauthorized', http_code: 401 })
  const list = await v3.GET('/bookings')
  expect(list.error?.error).toMatchObject({ code: 'unauthorized', http_status: 401 })
})

it('the SDK of @hey-api/openapi-ts is told why it is refused', async () => {
  const balance = await walletBalance({ body: { SessionId } })
  expect(balance.data?.Success === false && balance.data.Error.Id).toBe('Err0101001')
  const config = await activityConfig({ query: { SessionId } })
  expect(config.error?.error).toMatchObject({ code: 'unauthorized', http_code: 401 })
  const list = await bookingList({ auth: 'none' })
  expect(list.error?.error).toMatchObject({ code: 'unauthorized', http_status: 401 })
})
