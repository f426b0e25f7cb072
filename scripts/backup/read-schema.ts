import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const COPY = /^COPY .* FROM stdin;$/

const PIECE_LENGTH = 65_536

/**
 * Lines that are left out: commands for `psql`, and a setting that pg_dump writes and servers before 17 do
 * not know.
 */
const SKIPPED = /^(?:\\|SET transaction_timeout )/

/**
 * Carries out a file of `writeSchema` in the caller's transaction.
 * @throws Error of PostgreSQL, or of gzip for a file that is damaged.
 */
export async function readSchema(client: pg.Client, file: string): Promise<void> {
  const packed = createReadStream(file)
  const unpacked = packed.pipe(createGunzip())
  packed.once('error', (error) => unpacked.destroy(error))
  // Not readline, which also ends a line at a carriage return.
  const lines = linesOf(unpacked)
  let statements = ''
  for (;;) {
    const next = await lines.next()
    if (next.done) break
    const line = next.value
    if (COPY.test(line)) {
      await client.query(statements)
      statements = ''
      await pipeline(rowsOf(lines), client.query(copyFrom(line.slice(0, -1))))
    } else if (!SKIPPED.test(line)) statements += `${line}\n`
  }
  await client.query(statements)
}

/**
 * The rows of a COPY block up to its end mark, in pieces of some size: a message for each row would be
 * slow.
 */
async function* rowsOf(lines: AsyncGenerator<string, undefined>): AsyncGenerator<string, undefined> {
  let piece = ''
  for (;;) {
    const next = await lines.next()
    if (next.done) throw new Error('the file ends within a table')
    const line = next.value
    if (line === '\\.') break
    piece += `${line}\n`
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  yield piece
}

async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const piece of text) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
