import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { checkDatabase } from '../../database/check-database.ts'
import { openPool } from '../../database/pool.ts'
import { ensurePostgres, removePostgres, type Postgres } from '../../scripts/postgres.ts'
import { runOn } from '../setup/template.ts'

/** An address of two servers: work goes to the one that takes writes, also once it is the other one. */

const folders = ['.data-test-host-1', '.data-test-host-2'] as const

type Server = Postgres & Front
let servers: Server[]

/** A port of this machine in front of a server, which can be closed as if the machine were gone. */
type Front = { port: number; close(): Promise<void> }

beforeAll(async () => {
  for (const dataDir of folders) await removePostgres(dataDir)
  servers = await Promise.all(
    folders.map(async (dataDir) => {
      const postgres = await ensurePostgres({ dataDir, log: () => undefined, durable: false })
      return { ...postgres, ...(await frontOf(postgres.url)) }
    }),
  )
})

afterAll(async () => {
  for (const server of servers) {
    await server.close()
    await server.stop()
  }
  for (const dataDir of folders) await removePostgres(dataDir)
})

async function frontOf(url: string): Promise<Front> {
  const { host, port } = new pg.Client({ connectionString: url })
  const open = new Set<Socket>()
  const front = createServer((incoming) => {
    const outgoing = connect(`${host}/.s.PGSQL.${port}`)
    incoming.pipe(outgoing).pipe(incoming)
    for (const each of [incoming, outgoing]) {
      open.add(each)
      each.on('error', () => undefined).on('close', () => open.delete(each))
    }
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    port: (front.address() as AddressInfo).port,
    close: async () => {
      if (!front.listening) return
      const closed = once(front, 'close')
      front.close()
      for (const each of open) each.destroy()
      await closed
    },
  }
}

async function makeReadOnly(server: Server | undefined, isReadOnly: boolean): Promise<void> {
  const url = server?.url ?? ''
  await runOn(url, `alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  await runOn(url, 'select pg_reload_conf()')
  const shown = async () =>
    (await runOn<{ is: string }>(url, `select current_setting('transaction_read_only') as is`))[0]?.is
  await expect.poll(shown).toBe(isReadOnly ? 'on' : 'off')
}

const addressOf = (these: readonly Server[]) =>
  `postgres://app@${these.map(({ port }) => `127.0.0.1:${port}`).join(',')}/travel_desk?target_session_attrs=read-write`

const systemOf = async (server: Server | undefined) =>
  (
    await runOn<{ id: string }>(
      server?.url ?? '',
      'select system_identifier::text as id from pg_control_system()',
    )
  )[0]?.id

test('work goes to the server that takes writes, and to the other one after a failover', async () => {
  const [one, two] = servers
  await makeReadOnly(one, true)
  const url = addressOf(servers)
  await checkDatabase(url, 'DATABASE_URL')
  const pool = openPool({ url, size: 3 })
  const found = async () =>
    (await pool.query<{ id: string }>('select system_identifier::text as id from pg_control_system()'))
      .rows[0]?.id
  const at = await Promise.all([found(), found(), found()])
  expect(new Set(at)).toEqual(new Set([await systemOf(two)]))

  await makeReadOnly(one, false)
  await two?.close()
  // Work on a connection that was lost fails; the next goes to the server that takes writes now.
  await expect.poll(() => found().catch(() => null), { timeout: 10_000 }).toBe(await systemOf(one))
  expect(await Promise.all([found(), found(), found()])).toEqual(Array(3).fill(await systemOf(one)))

  await makeReadOnly(one, true)
  await expect(checkDatabase(url, 'DATABASE_URL')).rejects.toMatchObject({
    isAway: true,
    message: expect.stringMatching(
      /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+ or 127\.0\.0\.1:\d+ cannot be used \(no server takes writes\)\.$/,
    ) as string,
  })
  await makeReadOnly(one, false)
  await pool.end()
})

test('a wrong address of several servers is refused in a sentence without the password', async () => {
  const refused = checkDatabase('postgres://app:secret@a,b/x?target_session_attrs=any', 'DATABASE_URL')
  await expect(refused).rejects.toThrow(/^DATABASE_URL: target_session_attrs must be read-write[^\n]*\.$/)
})
