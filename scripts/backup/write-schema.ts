import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copiedTables, readDefinitions } from './definitions.ts'

/** A database in a transaction that sees one moment of it. */
export type Snapshot = { client: pg.Client; url: string; id: string }

/** Runs `work` on one moment of the database; others may write meanwhile. */
export async function onSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    return await work({ client, url, id: rows[0]?.id ?? '' })
  } finally {
    await client.end()
  }
}

/**
 * Writes definitions and rows of a schema as SQL text in gzip, in the form of pg_dump's plain format, which
 * `psql` reads too.
 * @param file created with mode 0600, since it holds bookings.
 * @param program pg_dump, or null to read catalogue and tables here.
 */
export async function writeSchema(
  snapshot: Snapshot,
  schema: string,
  file: string,
  program: string | null,
): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600 })
  const text = program === null ? copied(snapshot.client, schema) : dumped(program, snapshot, schema)
  await pipeline(text, createGzip(), target)
}

/**
 * pg_dump, if it is installed and knows the server's version: an older one refuses a newer server.
 */
export async function findPgDump(client: pg.Client): Promise<string | null> {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  const major = Number(/ (\d+)/.exec(stdout ?? '')?.[1])
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const server = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  return major >= server ? 'pg_dump' : null
}

function dumped(program: string, { url, id }: Snapshot, schema: string): Readable {
  const options = [`--schema=${schema}`, `--snapshot=${id}`, '--no-owner', '--no-privileges']
  const child = spawn(program, [...options, `--dbname=${withoutPassword(url)}`], {
    env: { ...process.env, ...passwordOf(url) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (complaint += piece))
  const text = new PassThrough()
  child.stdout.pipe(text, { end: false })
  child.once('error', (error) => text.destroy(error))
  child.once('close', (code) => {
    if (code === 0) text.end()
    else text.destroy(new Error(`pg_dump failed: ${complaint.trim() || `code ${code}`}`))
  })
  return text
}

/** In a variable, because everybody on the machine can read a process's arguments. */
function passwordOf(url: string): { PGPASSWORD?: string } {
  const { password } = new pg.Client({ connectionString: url })
  return password ? { PGPASSWORD: password } : {}
}

function withoutPassword(url: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^:@/]*):[^@/]*@/, '$1@')
}

async function* copied(client: pg.Client, schema: string): AsyncGenerator<string | Buffer> {
  const { before, after } = await readDefinitions(client, schema)
  yield `${before.join('\n\n')}\n\n`
  for (const { name, columns } of await copiedTables(client, schema)) {
    const table = `${name} (${columns.join(', ')})`
    yield `COPY ${table} FROM stdin;\n`
    for await (const piece of client.query(copyTo(`copy ${table} to stdout`))) yield piece as Buffer
    yield '\\.\n\n'
  }
  yield `${after.join('\n')}\n`
}
