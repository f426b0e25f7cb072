import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { deskEnvironment, gatewayEnvironment } from '../../scripts/start/environment.ts'
import { keepSecrets } from '../../scripts/start/secrets.ts'
import { readStartSettings, SettingError } from '../../scripts/start/settings.ts'

test('without settings everything listens on loopback at the usual ports', () => {
  expect(readStartSettings({ PORT: '', HOST: ' ' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    gatewayPort: 4010,
    productionPort: 4011,
    deskDatabaseUrl: undefined,
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
  ['GATEWAY_DEDUPE', 'yes'],
])('a wrong %s is refused in one sentence that names it: %s', (name, value) => {
  expect(() => readStartSettings({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]*\\.$`))
})

test('a refused database address is not shown: it holds a password', () => {
  const refused = new SettingError('DATABASE_URL must be an address that begins with postgres://.')
  expect(() => readStartSettings({ DATABASE_URL: 'mysql://app:secret@host/x' })).toThrow(refused)
})

const secrets = { nextAuth: 'n', gateway: 'g', gatewayData: 'k', gatewayDataBefore: 'b', desk: 'd' }

test('each program is handed its own secrets and not the other one’s', () => {
  const base = {
    NODE_ENV: 'production',
    GATEWAY_SECRET: 'g',
    GATEWAY_DATA_KEY: 'k',
    GATEWAY_DATA_KEY_BEFORE: 'b',
    DESK_KEY: 'd',
    NEXTAUTH_SECRET: 'n',
  } as const
  const settings = readStartSettings({ GATEWAY_DATABASE_URL: 'postgres://gateway/x' })
  const gateway = gatewayEnvironment(base, settings, secrets, 'postgres://own/x')
  const desk = deskEnvironment(base, settings, secrets, 'postgres://own/x')
  expect(gateway).toMatchObject({
    GATEWAY_SECRET: 'g',
    GATEWAY_DATA_KEY: 'k',
    GATEWAY_DATA_KEY_BEFORE: 'b',
    GATEWAY_DATABASE_URL: 'postgres://gateway/x',
  })
  expect(Object.keys(gateway)).not.toEqual(expect.arrayContaining(['DESK_KEY']))
  expect(Object.keys(gateway)).not.toEqual(expect.arrayContaining(['NEXTAUTH_SECRET']))
  expect(desk).toMatchObject({ DESK_KEY: 'd', NEXTAUTH_SECRET: 'n', DATABASE_URL: 'postgres://own/x' })
  expect(Object.keys(desk)).not.toEqual(expect.arrayContaining(['GATEWAY_SECRET']))
  expect(Object.keys(desk).filter((name) => name.startsWith('GATEWAY_DATA'))).toEqual([])
  expect(Object.keys(desk)).not.toEqual(expect.arrayContaining(['GATEWAY_DATABASE_URL']))
})

test.each([
  [{}, 'on'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ HOST: '0.0.0.0', GATEWAY_DEMO: 'on' }, 'on'],
  [{ GATEWAY_DEMO: 'off' }, 'off'],
  [{ GATEWAY_DEMO: '' }, 'on'],
])('gateway and desk are told the same of demo accounts: %j', (given, told) => {
  const base = { NODE_ENV: 'production', ...given } as const
  const settings = readStartSettings(base)
  expect(gatewayEnvironment(base, settings, secrets, '')['GATEWAY_DEMO']).toBe(told)
  expect(deskEnvironment(base, settings, secrets, '')['GATEWAY_DEMO']).toBe(told)
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
  expect(keepSecrets(dataDir, { DESK_KEY: 'given' })).toEqual({ ...made, desk: 'given' })
  expect(made.gatewayDataBefore).toBeNull()
  expect(new Set(Object.values(made)).size).toBe(5)
  for (const name of ['nextauth', 'gateway', 'gateway-data', 'desk']) {
    const file = path.join(dataDir, 'secrets', name)
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  }
  const before = path.join(dataDir, 'secrets', 'gateway-data-before')
  renameSync(path.join(dataDir, 'secrets', 'gateway-data'), before)
  const changed = keepSecrets(dataDir, {})
  expect(changed.gatewayDataBefore).toBe(made.gatewayData)
  expect(changed.gatewayData).not.toBe(made.gatewayData)
  rmSync(dataDir, { recursive: true })
})
