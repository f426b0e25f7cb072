import { exchangesOf, type Exchange } from '../../../contract/openapi/examples.ts'
import type { DialectName } from '../../../contract/operation.ts'
import { operationOf, operations, type OperationId } from '../../../contract/registry.ts'
import { PRODUCTION, type TestGateway } from '../../setup/gateway.ts'
import { stayDates } from '../../setup/hotel.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'
import { noteCalls } from './exchanges.ts'

/** A call that meets a failure of its dialect. */
type AnyCall = { id: OperationId; run: (gateway: TestGateway) => Promise<unknown>; limited?: true }

const stay = { check_in: stayDates.CheckIn, check_out: stayDates.CheckOut, occupancies: [{ adults: 2 }] }
const nobody = { grant_type: 'client_credentials', client_id: 'NONE:nobody', client_secret: 'none' }

const unread = { method: 'POST', body: '{' }
const signedIn = async (gateway: TestGateway) => gateway.signIn(await gateway.mint())

/** A call that fails inside, with a fault of the control plane. */
async function failing(gateway: TestGateway, id: OperationId, input: Record<string, unknown>) {
  const fault = { operation: id, kind: 'error', times: 1 }
  const headers = { 'content-type': 'application/json' }
  await gateway.send('/_sandbox/faults/add', { method: 'POST', headers, body: JSON.stringify(fault) })
  return gateway.call(id, input)
}

/**
 * The failures that any call of a dialect can meet, by their codes. Those of the session family have the keys
 * of their operation.
 */
const cases: Record<Exclude<DialectName, 'session'>, Record<string, AnyCall>> = {
  activity: {
    unauthorized: {
      id: 'activity.config',
      run: (gateway) => gateway.call('activity.config', { SessionId: '' }),
    },
    forbidden: {
      id: 'activity.config',
      run: async (gateway) =>
        gateway.call('activity.config', { SessionId: await signedIn(gateway) }, PRODUCTION),
    },
    wrong_args: {
      id: 'activity.bookings',
      run: async (gateway) =>
        gateway.call('activity.bookings', { SessionId: await signedIn(gateway), per_page: 0 }),
    },
    server_error: { id: 'activity.config', run: (gateway) => failing(gateway, 'activity.config', {}) },
    Misdirected: misdirected('activity.config'),
  },
  v3: {
    unauthorized: { id: 'booking.list', run: (gateway) => gateway.call('booking.list', {}) },
    insufficient_scope: {
      id: 'booking.list',
      run: async (gateway) => {
        const { officeId, users } = await gateway.mint()
        const issued = await gateway.mustCall('token.issue', {
          grant_type: 'client_credentials',
          client_id: `${officeId}:${users[0]?.userName}`,
          client_secret: users[0]?.accountUuid ?? '',
          scope: 'hotels:read',
        })
        await gateway.call('booking.list', { token: issued.access_token })
      },
    },
    malformed_json: {
      id: 'hotel.search',
      run: async (gateway) => {
        const headers = { authorization: `Bearer ${await gateway.token(await gateway.mint())}` }
        await gateway.send('/v3/hotels/searches', { ...unread, headers })
      },
    },
    validation_failed: {
      id: 'hotel.search',
      run: async (gateway) =>
        gateway.call('hotel.search', {
          token: await gateway.token(await gateway.mint()),
          ...stay,
          city_id: '?',
        }),
    },
    rate_limited: {
      id: 'hotel.search',
      limited: true,
      run: async (gateway) => {
        const token = await gateway.token(await gateway.mint())
        await gateway.call('hotel.search', { token, ...stay, city_id: 11_112_267_057 })
        await gateway.call('hotel.search', { token, ...stay, city_id: 11_112_267_057 })
      },
    },
    internal_error: { id: 'booking.list', run: (gateway) => failing(gateway, 'booking.list', {}) },
    Misdirected: misdirected('booking.list'),
  },
  oauth: {
    temporarily_unavailable: {
      id: 'token.issue',
      limited: true,
      run: async (gateway) => {
        await gateway.call('token.issue', nobody)
        await gateway.call('token.issue', nobody)
      },
    },
    server_error: { id: 'token.issue', run: (gateway) => failing(gateway, 'token.issue', nobody) },
    Misdirected: misdirected('token.issue'),
  },
}

/** A call at a host that names no environment. */
function misdirected(id: OperationId): AnyCall {
  return { id, run: (gateway) => gateway.call(id, {}, 'http://elsewhere.invalid') }
}

/** A call beyond the limit of its operation: its example, twice; failed sign-ins alone are counted. */
function beyondLimit(id: OperationId): AnyCall {
  const op = operationOf(id)
  return {
    id,
    limited: true,
    run: async (gateway) => {
      const SessionId = await signedIn(gateway)
      const changed = op.limit === 'sign-ins' ? { Password: '0'.repeat(128) } : { SessionId }
      const body = { ...exchangesOf(op)['ok']?.body, ...changed }
      const sent = { method: op.method, body: JSON.stringify(body) }
      await (await gateway.send(op.path, sent)).text()
      await gateway.send(op.path, sent)
    },
  }
}

/** The failures that every operation of the session family can meet that takes a body or a session. */
function sessionCases(id: OperationId): Record<string, AnyCall> {
  const { path, auth, encoding, limit } = operationOf(id)
  return {
    ...(auth === 'session' && {
      Err0101001: {
        id,
        run: (gateway) => gateway.call(id, { SessionId: '6f1c3a6e-3f0b-4f5e-9c55-2f6c5f0a9d11' }),
      },
      Err0101007: {
        id,
        run: async (gateway) => gateway.call(id, { SessionId: await signedIn(gateway) }, PRODUCTION),
      },
    }),
    ...(encoding !== null && { BadRequest: { id, run: (gateway) => gateway.send(path, unread) } }),
    InternalError: { id, run: (gateway) => failing(gateway, id, {}) },
    Misdirected: misdirected(id),
    ...(limit !== null && { RateLimit: beyondLimit(id) }),
  }
}

const ofSession = operations.filter(({ family }) => family === 'session')

/** All of them, by the id of the operation or the name of the dialect, with the call and its answer. */
export const anyCallCases = [
  ...ofSession.map(({ id }) => [id, sessionCases(id)] as const),
  ...Object.entries(cases),
].flatMap(([key, own]) =>
  Object.entries(own).map(([outcome, { id, run, limited }]) => ({
    key,
    outcome,
    id,
    ask: async (open: TestGateway): Promise<Exchange> => {
      const gateway = limited ? await openGateway({ searchLimit: 1, signInLimit: 1 }, open) : open
      const calls = noteCalls(gateway)
      await run(gateway)
      if (limited) await gateway.close()
      return calls.lastOf(operationOf(id))
    },
  })),
)
