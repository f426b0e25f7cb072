import pg from 'pg'

/** Longest wait for the answer of one server, while the one that takes writes is looked for. */
const PROBE_MILLIS = 2000

/** What libpq's `target_session_attrs` may say: the programs write, so a server that does not is no use. */
const WRITABLE = new Set(['read-write', 'primary'])

/** The address of several servers cannot be used; the message is one sentence without the address. */
export class HostsUnusable extends Error {}

/** None of the servers takes writes, which may pass: SQLSTATE as of a server that is read-only. */
export class NoWritableServer extends Error {
  readonly code = '25006'
}

/**
 * The addresses of the servers that an address names, in their order, as libpq writes several:
 * `postgres://user:password@one:5432,two:5433/database?target_session_attrs=read-write`. `node-postgres`
 * knows one server and no such parameter.
 * @returns one address for each server, and whether the one that takes writes has to be looked for.
 * @throws HostsUnusable
 */
export function serversOf(url: string): { urls: string[]; mustAsk: boolean } {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/.exec(url)
  if (!parts) return { urls: [url], mustAsk: false }
  const [, before = '', hosts = '', database = '', query = ''] = parts
  const options = new URLSearchParams(query)
  const wanted = options.get('target_session_attrs')
  const servers = hosts.split(',')
  if (servers.length === 1 && wanted === null) return { urls: [url], mustAsk: false }
  if (wanted !== null && !WRITABLE.has(wanted)) {
    throw new HostsUnusable('target_session_attrs must be read-write: the programs write.')
  }
  options.delete('target_session_attrs')
  const rest = options.size > 0 ? `?${options}` : ''
  return { urls: servers.map((server) => `${before}${server}${database}${rest}`), mustAsk: true }
}

/**
 * The address of the server that takes writes, of those that an address names: all are asked at once, so that
 * one that is down delays nobody. An address of one server is answered unasked.
 * @throws HostsUnusable; NoWritableServer; the error of the first server when none answers.
 */
export async function writableAddress(url: string): Promise<string> {
  const { urls, mustAsk } = serversOf(url)
  if (!mustAsk) return url
  try {
    return await Promise.any(urls.map(writable))
  } catch (error) {
    const all = (error as { errors: Error[] }).errors
    const [first = new NoWritableServer('no server is named')] = all
    throw all.find((each) => each instanceof NoWritableServer) ?? first
  }
}

/** The address, if its server takes writes. */
async function writable(url: string): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_MILLIS,
    query_timeout: PROBE_MILLIS,
  })
  // Without a listener, the loss of the connection would end the process. The query fails anyway.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]?.transaction_read_only === 'off') return url
    throw new NoWritableServer('no server takes writes')
  } finally {
    // Not awaited: a server that hangs never confirms the end.
    void client.end().catch(() => undefined)
  }
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/**
 * A client class for a pool: each new connection goes to the server that takes writes at that moment. Of
 * connections that ask at the same moment one looks for it. The plain class for an address of one server.
 */
export function clientOf(url: string): typeof pg.Client {
  if (!serversOf(url).mustAsk) return pg.Client
  let asking: Promise<string> | null = null
  const find = () => (asking ??= writableAddress(url).finally(() => (asking = null)))
  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | void {
      const connected = find().then((address) => {
        const { host, port } = new pg.Client({ connectionString: address })
        Object.assign(this, { host, port })
        return super.connect()
      })
      if (!callback) return connected
      connected.then(() => (callback as (error?: Error) => void)(), callback as (error: Error) => void)
    }
  }
}
