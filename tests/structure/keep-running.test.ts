import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { keepRunning, type KeptProgram } from '../../scripts/start/keep-running.ts'
import { patience } from '../../scripts/start/patience.ts'
import { run, runShared, untilItAnswers, type Program } from '../../scripts/start/program.ts'

/** Listens on a port, prints its process id, and exits when /end is requested. */
const TOY = `
const server = require('node:http').createServer((request, response) => {
  response.end(String(process.pid), () => request.url === '/end' && process.exit(7))
})
server.listen(Number(process.env.TOY_PORT), '127.0.0.1')
`

let keptProgram: KeptProgram | undefined

afterEach(async () => {
  await keptProgram?.end()
  keptProgram = undefined
  vi.restoreAllMocks()
})

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

async function keepToy() {
  const url = `http://127.0.0.1:${await freePort()}/`
  const programs: Program[] = []
  const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<number>()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  const start = () => {
    const program = run('toy', ['-e', TOY], { ...process.env, TOY_PORT: new URL(url).port })
    programs.push(program)
    return program
  }
  // Waits are left out: when a start comes is the decision of `patience`.
  const timing = { now: () => 0, after: (_ms: number, act: () => void) => (act(), () => undefined) }
  keptProgram = keepRunning(start, url, giveUp, timing)
  await keptProgram.ready
  /** Makes the running program exit. */
  const crash = async () => {
    const program = programs.at(-1)
    if (!program) throw new Error('No program')
    await untilItAnswers(program, url)
    await fetch(`${url}end`)
    await program.ended
  }
  return { url, programs, crash, gaveUp }
}

test('a program that ends of itself is started again', async () => {
  const { url, programs, crash } = await keepToy()
  const first = await (await fetch(url)).text()
  await crash()
  const again = programs[1]
  if (!again) throw new Error('Not started again')
  await untilItAnswers(again, url)
  expect(await (await fetch(url)).text()).not.toBe(first)
})

test('one that ends again and again is given up with its exit code', async () => {
  const { programs, crash, gaveUp } = await keepToy()
  for (let time = 0; time < 6; time++) await crash()
  expect(await gaveUp).toBe(7)
  expect(programs).toHaveLength(6)
})

test('each start waits longer; one that was up for a minute is never given up', () => {
  const young = patience()
  const waits = Array.from({ length: 5 }, () => young(12_000)).map((verdict) =>
    verdict.kind === 'again' ? verdict.waitMs : verdict.kind,
  )
  expect(waits).toEqual([0, 1000, 2000, 4000, 8000])
  expect(young(12_000)).toEqual({ kind: 'give-up' })

  const sound = patience()
  expect(sound(60_000)).toEqual({ kind: 'again', waitMs: 0 })
  const later = Array.from({ length: 100 }, () => sound(12_000))
  expect(later.every(({ kind }) => kind === 'again')).toBe(true)
  expect(later.at(-1)).toEqual({ kind: 'again', waitMs: 30_000 })
  expect(sound(60_000)).toEqual({ kind: 'again', waitMs: 0 })
})

test('one that is asked to end stays ended', async () => {
  const { programs } = await keepToy()
  await keptProgram?.end()
  await programs[0]?.ended
  expect(programs).toHaveLength(1)
})

test('one that ends before it was ready fails', async () => {
  const program = () => run('toy', ['-e', 'process.exit(3)'], process.env)
  const failing = keepRunning(program, `http://127.0.0.1:${await freePort()}/`, () => undefined)
  await expect(failing.ready).rejects.toThrow('The toy ended before it was ready.')
})

test('of two that share a port one answers while the other is replaced, and no call is refused', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const url = `http://127.0.0.1:${await freePort()}/`
  const toy = fileURLToPath(new URL('./fixtures/shared-toy.mjs', import.meta.url))
  const env = { ...process.env, TOY_PORT: new URL(url).port }
  const kept: KeptProgram[] = []
  for (const name of ['one', 'two']) {
    const giveUp = () => undefined
    const program = keepRunning(() => runShared(name, [toy], env), url, giveUp)
    kept.push(program)
    await program.ready
  }
  const ask = async () => (await fetch(url)).text()
  const before = [await ask(), await ask()]
  let over = false
  const caller = (async () => {
    while (!over) await ask()
  })()
  for (const program of kept) await program.restart()
  over = true
  await expect(caller).resolves.toBeUndefined()
  expect(before).not.toContain(await ask())
  await Promise.all(kept.map((program) => program.end()))
})

test('secrets of the other program are no variables of one that shares its port', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('TOY_SECRET', 'of somebody else')
  const probe = fileURLToPath(new URL('./fixtures/exit-by-secret.mjs', import.meta.url))
  const { TOY_SECRET: _, ...env } = process.env
  expect(await runShared('probe', [probe], env).ended).toBe(0)
  expect(await runShared('probe', [probe], { ...env, TOY_SECRET: 'x' }).ended).toBe(3)
  vi.unstubAllEnvs()
})
