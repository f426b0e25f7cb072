import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { freePortSettings, runToEnd, startProgram } from './run-script.ts'

/** A disk that is full, of 192 MB in memory. To mount one takes root: elsewhere these tests are skipped. */

const disk = mkdtempSync(path.join(tmpdir(), 'full-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', disk]).status === 0
const dataDir = path.join(disk, 'data')
const filler = path.join(disk, 'filler')
const sentence = `No space left on device: the disk of ${dataDir} is full.\n`

afterAll(() => {
  if (isMounted) spawnSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** Writes until nothing more fits. */
function fill(): void {
  const file = openSync(filler, 'a')
  const write = (bytes: Buffer) => {
    try {
      for (;;) writeSync(file, bytes)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  write(Buffer.alloc(1024 * 1024))
  write(Buffer.alloc(4096))
  closeSync(file)
}

type Answered = readonly [status: number, retryAfter: string | null]

/** Repeats what writes until it does not fit. */
async function untilRefused(write: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    const answer = await write()
    if (answer[0] !== 200) return answer
  }
}

describe.skipIf(!isMounted)('a full disk', () => {
  const settings = async (): Promise<Record<string, string>> => ({
    DATA_DIR: dataDir,
    GATEWAY_LOG: 'error',
    ...(await freePortSettings()),
  })

  test('a first start on it ends with one sentence', async () => {
    chmodSync(disk, 0o755)
    fill()
    const { code, stderr } = await runToEnd('scripts/start.ts', ['gateway'], await settings())
    expect([code, stderr]).toEqual([1, sentence])
    rmSync(filler)
  })

  test('calls are 503 with Retry-After, it is not healthy, and a start says why; with room all is well', async () => {
    const env = await settings()
    const address = `http://localhost:${env['GATEWAY_PORT']}`
    const isHealthy = async () => (await fetch(`${address}/healthz`)).status === 200
    const mint = async (): Promise<Answered> => {
      const answer = await fetch(`${address}/_sandbox/offices`, { method: 'POST' })
      return [answer.status, answer.headers.get('retry-after')]
    }
    const first = startProgram('scripts/start.ts', ['gateway'], env)
    await first.says(/^Gateway {2}/m)
    fill()
    expect(await untilRefused(mint)).toEqual([503, '2'])
    expect(await isHealthy()).toBe(false)
    await first.end('SIGTERM')

    const { code, stderr } = await runToEnd('scripts/start.ts', ['gateway'], env)
    expect([code, stderr.trimEnd().split('\n').at(-1)]).toEqual([1, sentence.trimEnd()])

    rmSync(filler)
    const second = startProgram('scripts/start.ts', ['gateway'], env)
    await second.says(/^Gateway {2}/m)
    expect([await mint(), await isHealthy()]).toEqual([[200, null], true])
    fill()
    expect(await untilRefused(mint)).toEqual([503, '2'])
    expect(await isHealthy()).toBe(false)
    rmSync(filler)
    while (!(await isHealthy())) await pause(100)
    expect(await mint()).toEqual([200, null])
    await second.end('SIGTERM')
  })
})
