import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccounts } from '../../gateway/accounts-file.ts'
import { emptyDatabase, type TestDatabase } from '../setup/database.ts'
import { freePortSettings, startProgram, runToEnd, type Running } from './run-script.ts'

/** A start that runs: who comes second, and what its output says. */

const home = mkdtempSync(path.join(tmpdir(), 'one-start-'))
const dataDir = path.join(home, 'data')
const note = path.join(dataDir, 'starter.pid')
const backup = path.join(home, 'backup')
let database: TestDatabase
let env: Record<string, string>
let first: Running

beforeAll(async () => {
  database = await emptyDatabase()
  env = { DATA_DIR: dataDir, DATABASE_URL: database.url, ...(await freePortSettings()) }
  first = startProgram('scripts/start.ts', ['gateway'], env)
  await first.says(/^Gateway {2}/m)
})
afterAll(async () => {
  if (first.child.exitCode === null && first.child.signalCode === null) await first.end('SIGTERM')
  await database.drop()
  rmSync(home, { recursive: true })
})

const isHealthy = async () => (await fetch(`http://127.0.0.1:${env['GATEWAY_PORT']}/healthz`)).ok

test('the UUIDs of production accounts are in a closed file, which the output names, and in no output', async () => {
  const file = path.join(dataDir, 'secrets', 'accounts')
  const accounts = readAccounts(file)
  expect(accounts.length).toBeGreaterThan(5)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(first.output()).toContain(file)
  for (const { accountUuid } of accounts) expect(first.output()).not.toContain(accountUuid)
  const lines = (text: string) => text.trim().split('\n').sort()
  const told = await runToEnd('scripts/operator.ts', ['accounts'], env)
  expect(lines(told.stdout)).toEqual(lines(readFileSync(file, 'utf8')))
  const { stdout } = await runToEnd('scripts/operator.ts', ['accounts', 'replace', 'AUR-1001', 'maya'], env)
  const [, uuid] = /^AUR-1001 maya (\S+)$/m.exec(stdout) ?? []
  const isMaya = ({ userName }: { userName: string }) => userName === 'maya'
  expect(readAccounts(file).find(isMaya)?.accountUuid).toBe(uuid)
  expect(accounts.find(isMaya)?.accountUuid).not.toBe(uuid)
})

test('a second start in one data folder, and a restore, are told who has it, and change nothing', async () => {
  const before = readFileSync(note, 'utf8')
  await runToEnd('scripts/backup.ts', [backup], env)
  const inUse = new RegExp(
    `^${dataDir} is in use by process ${first.child.pid} \\(http://127.0.0.1:${env['GATEWAY_PORT']}\\) since [^\\n]*\\.$`,
  )
  for (const [script, ...args] of [
    ['scripts/start.ts', 'all'],
    ['scripts/start.ts', 'gateway'],
    ['scripts/start.ts', 'dev'],
    ['scripts/restore.ts', backup, '--replace'],
  ] as const) {
    const { code, stderr } = await runToEnd(script, args, { ...env, ...(await freePortSettings()) })
    expect([script, ...args, stderr.trimEnd()]).toEqual([script, ...args, expect.stringMatching(inUse)])
    expect(code).toBe(1)
  }
  expect(readFileSync(note, 'utf8')).toBe(before)
  expect(await isHealthy()).toBe(true)
})

test('a restore from elsewhere is told by the database who works on it', async () => {
  const elsewhere = { ...env, DATA_DIR: path.join(home, 'elsewhere') }
  const { code, stderr } = await runToEnd('scripts/restore.ts', [backup, '--replace'], elsewhere)
  expect(stderr.trimEnd()).toMatch(
    /^The database "\w+" is in use by travel-desk-gateway \(user \w+\): [^\n]*\.$/,
  )
  expect(code).toBe(1)
  expect(await isHealthy()).toBe(true)
})

test('a killed start does not block the next one, which leaves no note at its end', async () => {
  await first.end('SIGKILL')
  expect(existsSync(note)).toBe(true)
  first = startProgram('scripts/start.ts', ['gateway'], env)
  await first.says(/^Gateway {2}/m)
  expect(await isHealthy()).toBe(true)
  await first.end('SIGTERM')
  expect(existsSync(note)).toBe(false)
  const { code, stdout } = await runToEnd('scripts/restore.ts', [backup, '--replace'], env)
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^The backup is restored/)])
})
