import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isAlive } from '../../scripts/postgres/server.ts'
import { endLeftovers, runningStarter, wasKilled } from '../../scripts/start/running-starter.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'leftovers-'))
const children: ChildProcess[] = []
afterEach(() => {
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

test('the programs of a killed starter are ended, also one that hangs, and nothing else is', async () => {
  const [program, other] = [await stubborn('/somewhere/gateway/main.ts'), await stubborn('something else')]
  writeFileSync(path.join(dataDir, 'starter.pid'), [await endedPid(), program, other, ''].join('\n'))
  expect([wasKilled(dataDir), runningStarter(dataDir)]).toEqual([true, null])
  await endLeftovers(dataDir, 100)
  expect([isAlive(program), isAlive(other)]).toEqual([false, true])
})
