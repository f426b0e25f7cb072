import createFetchClient from 'openapi-fetch'
import type { Environment } from '../../../contract/session/limits.ts'
import type { paths as ActivityPaths } from '../../contract/client/activity/paths.gen.ts'
import { client as activitySdk } from '../../contract/client/activity/client.gen.ts'
import type { paths as SessionPaths } from '../../contract/client/session/paths.gen.ts'
import { client as sessionSdk } from '../../contract/client/session/client.gen.ts'
import type { paths as V3Paths } from '../../contract/client/v3/paths.gen.ts'
import { client as v3Sdk } from '../../contract/client/v3/client.gen.ts'
import { passwordOf, SANDBOX } from '../../setup/gateway.ts'
import { openPort } from '../../setup/port.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/**
 * Clients that know the OpenAPI documents and nothing else, and a gateway on a port for them: openapi-fetch
 * with the types of openapi-typescript, and the SDK of @hey-api/openapi-ts, whose functions call the client
 * of their family. A wrong statement in a document about a request or an answer is a type error in the tests
 * that use them, or makes one fail.
 */
export async function openClients() {
  const hosts = new Map<string, Environment>([[new URL(SANDBOX).host, 'sandbox']])
  const gateway = await openGateway({ hosts, issueSeconds: [3, 3] })
  const port = await openPort(gateway.gateway.fetch)
  hosts.set(port.host, 'sandbox')
  const baseUrl = `http://${port.host}`
  sessionSdk.setConfig({ baseUrl })
  activitySdk.setConfig({ baseUrl })
  v3Sdk.setConfig({ baseUrl: `${baseUrl}/v3` })
  const office = await gateway.mint({ balance: '20000.00' })
  const [agent] = office.users
  return {
    session: createFetchClient<SessionPaths>({ baseUrl }),
    activity: createFetchClient<ActivityPaths>({ baseUrl }),
    v3: createFetchClient<V3Paths>({ baseUrl: `${baseUrl}/v3` }),
    /** The body of CreateSession. */
    credentials: {
      OfficeId: office.officeId,
      UserName: agent?.userName ?? '',
      Password: passwordOf(agent?.accountUuid ?? ''),
    },
    /** The body of a call for an access token. */
    clientCredentials: {
      grant_type: 'client_credentials' as const,
      client_id: `${office.officeId}:${agent?.userName}`,
      client_secret: agent?.accountUuid,
    },
    /** Moves the clock of the office. */
    advance: (seconds: number) => gateway.advance(seconds, office.officeId),
    close: async () => {
      await port.close()
      await gateway.close()
    },
  }
}

export type Clients = Awaited<ReturnType<typeof openClients>>

type Answered<T> = { data?: T; error?: unknown }
type Good<T> = Extract<T, { Success: true }>

/** The answer of a call of the session family that succeeded: `Success` decides which fields it has. */
export function succeeded<T extends { Success: boolean }>({ data, error }: Answered<T>): Good<T> {
  if (!data || !isGood(data)) throw new Error(JSON.stringify(data ?? error))
  return data
}

function isGood<T extends { Success: boolean }>(data: T): data is Good<T> {
  return data.Success
}

/** The body of an answer without `Success`. */
export function valueOf<T>({ data, error }: Answered<T>): T {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}
