import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deskEnvironment, gatewayEnvironment } from '../../scripts/start/environment.ts'
import { findSecrets, keepSecrets, secretPlaces } from '../../scripts/start/secrets.ts'
import { readStartSettings, SettingError } from '../../scripts/start/settings.ts'

const secrets = {
  nextAuth: { now: 'n', before: [] },
  gateway: { now: 'g', before: ['g0'] },
  gatewayData: { now: 'k', before: ['b'] },
  desk: { now: 'd', before: ['d0', 'd1'] },
}

test('without settings everything listens on loopback at the usual ports', () => {
  expect(readStartSettings({ PORT: '', HOST: ' ' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    gatewayPort: 4010,
    productionPort: 4011,
    deskDatabase: undefined,
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '4010'],
  ['GATEWAY_PORT', '-1'],
  ['GATEWAY_PRODUCTION_PORT', '4010'],
  ['GATEWAY_URL', 'localhost:4010'],
  ['NEXTAUTH_URL', 'ftp://localhost'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['GATEWAY_DATABASE_REPLICA_URL', 'localhost'],
  ['GATEWAY_DEDUPE', 'yes'],
  ['PROCESSES', '0'],
  ['DRAIN_SECONDS', 'long'],
  ['GRACE_SECONDS', '-1'],
  ['DESK_METRICS', 'yes'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
])('a wrong %s is refused in one sentence that names it: %s', (name, value) => {
  expect(() => readStartSettings({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]*\\.$`))
})

test('an address for migrations alone is refused', () => {
  expect(() => readStartSettings({ MIGRATION_DATABASE_URL: 'postgres://owner@host/x' })).toThrow(
    /^MIGRATION_DATABASE_URL needs [^\n]*\.$/,
  )
})

test('a refused database address is not shown: it holds a password', () => {
  const refused = new SettingError('DATABASE_URL must be an address that begins with postgres://.')
  expect(() => readStartSettings({ DATABASE_URL: 'mysql://app:secret@host/x' })).toThrow(refused)
})

test('each program is handed its own secrets and not the other one’s', () => {
  const base = {
    NODE_ENV: 'production',
    GATEWAY_SECRET: 'g',
    GATEWAY_DATA_KEY: 'k',
    GATEWAY_DATA_KEY_BEFORE: 'b',
    GATEWAY_SECRET_BEFORE: 'g0',
    DESK_KEY: 'd',
    DESK_KEY_BEFORE: 'd0',
    NEXTAUTH_SECRET: 'n',
    MIGRATION_DATABASE_URL: 'postgres://owner:secret@own/x',
  } as const
  const settings = readStartSettings({ GATEWAY_DATABASE_URL: 'postgres://gateway/x' })
  const gateway = gatewayEnvironment(base, settings, secrets, 'postgres://own/x')
  const desk = deskEnvironment(base, settings, secrets, 'postgres://own/x')
  const embedded = gatewayEnvironment(base, readStartSettings({}), secrets, 'postgres://app@own/x')
  expect(gateway).toMatchObject({ GATEWAY_SECRET: 'g', GATEWAY_DATABASE_URL: 'postgres://gateway/x' })
  expect(gateway).toMatchObject({
    GATEWAY_SECRET_BEFORE: 'g0',
    GATEWAY_DATA_KEY: 'k',
    GATEWAY_DATA_KEY_BEFORE: 'b',
  })
  expect(desk['DESK_KEY_BEFORE']).toBe('d0 d1')
  for (const name of ['DESK_KEY', 'DESK_KEY_BEFORE', 'NEXTAUTH_SECRET'])
    expect(gateway).not.toHaveProperty(name)
  expect(desk).toMatchObject({ DESK_KEY: 'd', NEXTAUTH_SECRET: 'n', DATABASE_URL: 'postgres://desk@own/x' })
  for (const each of [gateway, desk]) expect(each).not.toHaveProperty('MIGRATION_DATABASE_URL')
  expect([gateway['DATABASE_PREPARE'], embedded['DATABASE_PREPARE']]).toEqual(['off', 'on'])
  expect(embedded['GATEWAY_DATABASE_URL']).toBe('postgres://gateway@own/x')
  expect(Object.keys(desk).filter((name) => name.startsWith('GATEWAY_DATA'))).toEqual([])
  for (const name of ['GATEWAY_SECRET', 'GATEWAY_SECRET_BEFORE']) {
    expect(desk).not.toHaveProperty(name)
  }
})

test('each program is told its own replica, or the one of both', () => {
  const both = { NODE_ENV: 'production', DATABASE_REPLICA_URL: 'postgres://both/x' } as const
  const apart = {
    ...both,
    GATEWAY_DATABASE_REPLICA_URL: 'postgres://gateway/x',
    DESK_DATABASE_REPLICA_URL: 'postgres://desk/x',
  } as const
  const told = (base: typeof both | typeof apart) => {
    const settings = readStartSettings(base)
    const environments = [
      gatewayEnvironment(base, settings, secrets, ''),
      deskEnvironment(base, settings, secrets, ''),
    ]
    return environments.map((env) =>
      ['GATEWAY_DATABASE_REPLICA_URL', 'DESK_DATABASE_REPLICA_URL', 'DATABASE_REPLICA_URL'].map(
        (name) => env[name],
      ),
    )
  }
  expect(told(both)).toEqual([
    ['postgres://both/x', undefined, undefined],
    [undefined, undefined, 'postgres://both/x'],
  ])
  expect(told(apart)).toEqual([
    ['postgres://gateway/x', undefined, undefined],
    [undefined, 'postgres://desk/x', 'postgres://both/x'],
  ])
})

test.each([
  [{}, 'on'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ HOST: '0.0.0.0', GATEWAY_DEMO: 'on' }, 'on'],
  [{ GATEWAY_DEMO: 'off' }, 'off'],
  [{ GATEWAY_DEMO: '' }, 'on'],
])('gateway and desk are told the same of demo accounts: %j', (environment, expected) => {
  const base = { NODE_ENV: 'production', ...environment } as const
  const settings = readStartSettings(base)
  expect(gatewayEnvironment(base, settings, secrets, '')['GATEWAY_DEMO']).toBe(expected)
  expect(deskEnvironment(base, settings, secrets, '')['GATEWAY_DEMO']).toBe(expected)
})

test('of a gateway elsewhere the desk is told nothing that was not given', () => {
  const base = { NODE_ENV: 'production', GATEWAY_SANDBOX_URL: 'https://sandbox.example.com' } as const
  const desk = deskEnvironment(base, readStartSettings(base), secrets, '')
  expect(desk['GATEWAY_DEMO']).toBeUndefined()
})

test('secrets are made once, closed to others, and given ones win', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  const made = keepSecrets(dataDir, {})
  expect(keepSecrets(dataDir, {})).toEqual(made)
  const secret = 'given, thirty-two characters or more'
  expect(keepSecrets(dataDir, { DESK_KEY: secret })).toEqual({ ...made, desk: { now: secret, before: [] } })
  expect(new Set(Object.values(made).map(({ now }) => now)).size).toBe(4)
  for (const name of ['nextauth', 'gateway', 'gateway-data', 'desk']) {
    const file = path.join(dataDir, 'secrets', name)
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  }
  const before = path.join(dataDir, 'secrets', 'gateway-data-before')
  renameSync(path.join(dataDir, 'secrets', 'gateway-data'), before)
  const changed = keepSecrets(dataDir, {})
  expect(changed.gatewayData.before).toEqual([made.gatewayData.now])
  expect(changed.gatewayData.now).not.toBe(made.gatewayData.now)
  rmSync(dataDir, { recursive: true })
})

test.each(['', '  ', 'short'])(
  'a secret that is given as "%s" is refused in one sentence, and none is made',
  (secret) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'secrets-'))
    for (const { variable, file } of Object.values(secretPlaces)) {
      expect(() => findSecrets(path.join(dataDir, 'secrets'), { [variable]: secret })).toThrow(
        new RegExp(`^${variable} [^\\n]*\\.$`),
      )
      mkdirSync(path.join(dataDir, 'secrets'), { recursive: true })
      const stored = path.join(dataDir, 'secrets', file)
      writeFileSync(stored, `${secret}\n`)
      expect(() => findSecrets(path.join(dataDir, 'secrets'), {})).toThrow(new RegExp(`/${file} [^\\n]*\\.$`))
      rmSync(stored)
    }
    rmSync(dataDir, { recursive: true })
  },
)

test('secrets from before a change are taken from variable and file', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  keepSecrets(dataDir, {})
  writeFileSync(path.join(dataDir, 'secrets', 'desk-before'), 'one\ntwo\n')
  expect(findSecrets(path.join(dataDir, 'secrets'), { DESK_KEY_BEFORE: 'three' }).desk?.before).toEqual([
    'three',
    'one',
    'two',
  ])
  rmSync(dataDir, { recursive: true })
})
