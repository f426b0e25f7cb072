import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive } from '../../scripts/postgres/server.ts'
import { endLeftovers, releaseDataDir, takeDataDir } from '../../scripts/start/running-starter.ts'
import { root } from './sources.ts'

let dataDir = ''
let note = ''
const children: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'leftovers-'))
  note = path.join(dataDir, 'starter.pid')
})
afterEach(() => {
  releaseDataDir(dataDir)
  for (const child of children) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** A process that ignores SIGTERM, once it does so. */
async function stubborn(name: string): Promise<number> {
  const code = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log('up')`
  const child = spawn(process.execPath, ['-e', code, name], { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  await once(child.stdout, 'data')
  return child.pid ?? 0
}

async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

/** Another process that takes the data folder, once it has it. */
async function otherOwner(): Promise<ChildProcess> {
  const module = path.join(root, 'scripts', 'start', 'running-starter.ts')
  const code = `
    const { takeDataDir } = await import(${JSON.stringify(module)})
    takeDataDir(${JSON.stringify(dataDir)}, 'http://127.0.0.1:3000')
    setInterval(() => undefined, 1000)
    console.log('taken')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

test('the programs of a killed starter are ended, also one that hangs, and nothing else is', async () => {
  const [program, other] = [await stubborn('/somewhere/gateway/main.ts'), await stubborn('something else')]
  writeFileSync(note, [await endedPid(), program, other, ''].join('\n'))
  expect(takeDataDir(dataDir, 'a test')).toBe(true)
  await endLeftovers(dataDir, 100)
  expect([isAlive(program), isAlive(other)]).toEqual([false, true])
})

test('a data folder has one owner: the second is told who, and changes nothing', async () => {
  const owner = await otherOwner()
  const before = readFileSync(note, 'utf8')
  expect(() => takeDataDir(dataDir, 'npm run restore')).toThrow(
    new RegExp(
      `^${dataDir} is in use by process ${owner.pid} \\(http://127.0.0.1:3000\\) since \\S+Z: [^\\n]*\\.$`,
    ),
  )
  // Nor does the end of the second.
  releaseDataDir(dataDir)
  expect(readFileSync(note, 'utf8')).toBe(before)
  const gone = once(owner, 'exit')
  owner.kill('SIGKILL')
  await gone
  expect(takeDataDir(dataDir, 'a test')).toBe(true)
  releaseDataDir(dataDir)
  expect(existsSync(note)).toBe(false)
  expect(takeDataDir(dataDir, 'a test')).toBe(false)
})

test.each([
  ['a process that has ended', endedPid],
  ['another process that has got its number', () => Promise.resolve(process.ppid)],
])('the note of %s does not block', async (_what, pid) => {
  writeFileSync(note, `${await pid()} 2026-11-01T00:00:00.000Z http://127.0.0.1:3000\n`)
  expect(takeDataDir(dataDir, 'a test')).toBe(true)
})

test('the note of a program that still runs outlives a command that had the folder meanwhile', async () => {
  const program = await stubborn('/somewhere/gateway/main.ts')
  writeFileSync(note, [await endedPid(), program, ''].join('\n'))
  takeDataDir(dataDir, 'npm run restore')
  releaseDataDir(dataDir)
  expect(takeDataDir(dataDir, 'a test')).toBe(true)
  await endLeftovers(dataDir, 100)
  expect(isAlive(program)).toBe(false)
})
