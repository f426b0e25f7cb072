import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import pg from 'pg'
import { expectSecret } from '../../database/known-secret.ts'
import { keepSecrets } from '../../scripts/start/secrets.ts'
import { expectDatabaseOfSecrets, expectSecretsOfData } from '../../scripts/start/secrets-of-data.ts'
import { readStartSettings } from '../../scripts/start/settings.ts'
import { databaseAt } from '../setup/database-address.ts'
import { emptyDatabase, freshDatabase, type TestDatabase } from '../setup/database.ts'
import { runToEnd } from './run-script.ts'

/** A start that cannot go well ends with one sentence and no trace, and makes nothing new. */

const home = mkdtempSync(path.join(tmpdir(), 'refusals-'))
let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(home, { recursive: true })
})

/** Runs a program of ours to its end, with a data folder that is not there. */
const ended = (script: string, args: string[], env: Record<string, string>) =>
  runToEnd(script, args, { DATA_DIR: path.join(home, 'none'), ...env })

const ports = { GATEWAY_PORT: '4716', GATEWAY_PRODUCTION_PORT: '4717' }
const nobody = 'postgres://app:pass-word@127.0.0.1:1/x'

test.each<[string, () => Record<string, string>, RegExp]>([
  ['an empty secret', () => ({ GATEWAY_SECRET: '' }), /^GATEWAY_SECRET is empty: .*\.$/],
  ['a short secret', () => ({ DESK_KEY: 'short' }), /^DESK_KEY must have 32 characters or more\.$/],
  [
    'a malformed address',
    () => ({ DATABASE_URL: 'postgres://a:b@[::x/y' }),
    /^DATABASE_URL must look like .*\.$/,
  ],
  [
    'an address where nobody answers',
    () => ({ DATABASE_URL: nobody }),
    /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1 .*\.$/,
  ],
  [
    'a host that does not exist',
    () => ({ DATABASE_URL: 'postgres://a:b@nowhere.invalid/x' }),
    /^DATABASE_URL: no PostgreSQL answers at nowhere\.invalid:5432 .*\.$/,
  ],
  [
    'a database that does not exist',
    () => ({ DATABASE_URL: databaseAt(inject('postgresUrl'), 'not_there') }),
    /^DATABASE_URL: PostgreSQL has no database named "not_there"\.$/,
  ],
  [
    'a user that is refused',
    () => ({ DATABASE_URL: database.url.replace('//app', '//stranger') }),
    /^DATABASE_URL: PostgreSQL refuses the user "stranger" or the password\.$/,
  ],
])('the starter ends at %s with one sentence', async (_what, env, sentence) => {
  const { code, stderr } = await ended('scripts/start.ts', ['gateway'], { ...ports, ...env() })
  expect(stderr.trimEnd()).toMatch(sentence)
  expect(stderr).not.toMatch(/pass-word|\n.*\n/)
  expect(code).toBe(1)
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'nobody answers',
    { GATEWAY_DATABASE_URL: nobody },
    /^GATEWAY_DATABASE_URL: no PostgreSQL answers at .*\.$/,
  ],
  ['its secret is empty', { GATEWAY_SECRET: '' }, /^GATEWAY_SECRET must have 32 characters or more\.$/],
])('the gateway alone ends with one sentence when %s', async (_what, env, sentence) => {
  const secrets = { GATEWAY_SECRET: 's'.repeat(32), GATEWAY_DATA_KEY: 'k'.repeat(32) }
  const values = { ...secrets, DATABASE_URL: database.url, ...env }
  const { code, stderr } = await ended('gateway/main.ts', [], { ...ports, ...values })
  expect(stderr.trimEnd()).toMatch(sentence)
  expect(stderr).not.toMatch(/pass-word|\n.*\n/)
  expect(code).toBe(1)
})

test('data without their secrets, or with others, are refused before new ones are made', async () => {
  const dataDir = path.join(home, 'without-secrets')
  mkdirSync(dataDir)
  const settings = readStartSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir })
  const pool = new pg.Pool({ connectionString: database.url })
  // Data from before the ids were noted.
  await expect(expectSecretsOfData(settings, {}, '')).rejects.toThrow(/^The secrets of the data .*\.$/)
  const secret = 'the secret of the data, thirty-two characters or more'
  await expectSecret(pool, 'gateway', 'GATEWAY_SECRET', secret, [])
  await expect(expectSecretsOfData(settings, {}, '')).rejects.toThrow(/^GATEWAY_SECRET of the data .*\.$/)
  const env = { GATEWAY_SECRET: 'another secret, thirty-two characters or more' }
  await expect(expectSecretsOfData(settings, env, '')).rejects.toThrow(
    /^GATEWAY_SECRET is not the secret .*\.$/,
  )
  expect(readdirSync(dataDir)).toEqual([])
  expect(await expectSecretsOfData(settings, { GATEWAY_SECRET: secret }, '')).toBeNull()
  // A second instance with another secret is refused; a change on purpose is followed.
  const changed = env.GATEWAY_SECRET
  await expect(expectSecret(pool, 'gateway', 'GATEWAY_SECRET', changed, [])).rejects.toThrow(
    /^GATEWAY_SECRET is not/,
  )
  await expectSecret(pool, 'gateway', 'GATEWAY_SECRET', changed, [secret])
  await expect(expectSecret(pool, 'gateway', 'GATEWAY_SECRET', secret, [])).rejects.toThrow(
    /^GATEWAY_SECRET is not/,
  )
  await pool.end()
})

test('secrets without their data are not passed over: the embedded database is not made anew', async () => {
  const dataDir = path.join(home, 'without-data')
  keepSecrets(dataDir, {})
  expect(() => expectDatabaseOfSecrets(dataDir)).toThrow(/ has secrets but no database: [^\n]*\.$/)
  const fresh = path.join(home, 'fresh')
  mkdirSync(fresh)
  writeFileSync(path.join(fresh, 'starter.pid'), '1\n')
  expect(() => expectDatabaseOfSecrets(fresh)).not.toThrow()
  const empty = await emptyDatabase()
  const settings = readStartSettings({ DATABASE_URL: empty.url, DATA_DIR: dataDir })
  expect(await expectSecretsOfData(settings, {}, '')).toMatch(/^the database is empty, although /)
  await empty.drop()
})
