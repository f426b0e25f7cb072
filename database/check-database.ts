import pg from 'pg'
import { HostsUnusable, NoWritableServer, serversOf, writableAddress } from './hosts.ts'
import { isDatabaseLost } from './lost.ts'

/** Longest wait for a connection, and for the first answer on it. */
const ANSWER_MILLIS = 4000

/** A PostgreSQL cannot be used. The message is one sentence that names the setting and holds no password. */
export class DatabaseUnusable extends Error {
  /** True when nothing answers, which may pass; false when the address itself is wrong. */
  readonly isAway: boolean

  constructor(message: string, isAway: boolean) {
    super(message)
    this.isAway = isAway
  }
}

/**
 * Connects once and asks for an answer, before a program relies on the address.
 * @param url PostgreSQL connection string.
 * @param setting the name of the variable that holds it, for the message.
 * @throws DatabaseUnusable within ten seconds.
 */
export async function checkDatabase(url: string, setting: string): Promise<void> {
  const { urls, mustAsk } = servers(url, setting)
  const clients = urls.map((each) => clientFor(each, setting))
  const [client] = clients
  if (mustAsk || !client) {
    await writableAddress(url).catch((error: unknown) => {
      const isAway = error instanceof NoWritableServer || isDatabaseLost(error)
      throw new DatabaseUnusable(sentence(error, setting, clients), isAway)
    })
    return
  }
  // Without a listener, the loss of the connection would end the process. The query fails anyway.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    await client.end()
  } catch (error) {
    // Not awaited: a server that hangs never confirms the end.
    void client.end().catch(() => undefined)
    throw new DatabaseUnusable(sentence(error, setting, clients), isDatabaseLost(error))
  }
}

function servers(url: string, setting: string): ReturnType<typeof serversOf> {
  try {
    return serversOf(url)
  } catch (error) {
    if (!(error instanceof HostsUnusable)) throw error
    throw new DatabaseUnusable(`${setting}: ${error.message}`, false)
  }
}

function clientFor(url: string, setting: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_MILLIS,
      query_timeout: ANSWER_MILLIS,
    })
  } catch {
    // The error of the parser may quote the address, which holds a password.
    throw new DatabaseUnusable(
      `${setting} must look like postgres://user:password@host:5432/database.`,
      false,
    )
  }
}

function sentence(error: unknown, setting: string, clients: readonly pg.Client[]): string {
  const [client] = clients
  const places = clients.map(({ host, port }) => `${host}:${port}`).join(' or ')
  const { code, message } = error as { code?: string; message?: string }
  // Class 28: invalid authorization.
  if (code?.startsWith('28'))
    return `${setting}: PostgreSQL refuses the user "${client?.user}" or the password.`
  if (code === '3D000') return `${setting}: PostgreSQL has no database named "${client?.database}".`
  const reason = code ?? message ?? 'no reason given'
  // A code with a digit is PostgreSQL's own: it answers, if only to say that it starts or is full.
  if (isDatabaseLost(error) && !/\d/.test(code ?? '')) {
    return `${setting}: no PostgreSQL answers at ${places} (${reason}).`
  }
  return `${setting}: PostgreSQL at ${places} cannot be used (${message || reason}).`
}
