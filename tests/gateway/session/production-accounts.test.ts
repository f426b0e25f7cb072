import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccounts, writeAccounts } from '../../../gateway/accounts-file.ts'
import { authenticateToken } from '../../../gateway/domain/session/authenticate-token.ts'
import {
  productionAccounts,
  replaceAccountUuid,
} from '../../../gateway/domain/session/production-accounts.ts'
import { seedDemoAccounts, type MadeAccount } from '../../../gateway/domain/session/seed-accounts.ts'
import { openGatewayOn, PRODUCTION, type TestGateway } from '../../setup/gateway.ts'
import { recordedSuppliers } from '../../setup/recorded/suppliers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'accounts-'))
const other = 'another secret of the tests, thirty-two characters'
let gateway: TestGateway
let made: MadeAccount[]

beforeAll(async () => {
  gateway = await openGatewayOn(() => recordedSuppliers)
  made = await seedDemoAccounts(gateway.services)
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

const uuidOf = async (written: MadeAccount[], secrets: string[]) => {
  const accounts = await productionAccounts(gateway.services.db, written, secrets)
  return accounts.find(({ userName }) => userName === 'omar')?.accountUuid
}

const tokenOf = async (uuid: string) => {
  const wanted = { grant_type: 'client_credentials', client_id: 'AUR-1001:omar', client_secret: uuid }
  return (await gateway.call('token.issue', wanted, PRODUCTION)).body['access_token'] as string | undefined
}

test('the UUIDs are told while they were written down, or follow from a secret of the gateway', async () => {
  const { db, settings } = gateway.services
  const byName = (one: MadeAccount, two: MadeAccount) =>
    `${one.officeId} ${one.userName}` < `${two.officeId} ${two.userName}` ? -1 : 1
  expect(made.length).toBeGreaterThan(5)
  expect(await productionAccounts(db, [], [settings.secret])).toEqual([...made].sort(byName))
  const uuid = made.find(({ userName }) => userName === 'omar')?.accountUuid
  expect(await uuidOf([], [other, settings.secret])).toBe(uuid)
  expect(await uuidOf(made, [other])).toBe(uuid)
  expect(await uuidOf([], [other])).toBeNull()
})

test('a replaced UUID opens nothing any more, nor do its tokens, and the new one does', async () => {
  const { db, settings } = gateway.services
  const former = (await uuidOf([], [settings.secret])) ?? ''
  const token = (await tokenOf(former)) ?? ''
  const proves = async (text: string) =>
    (await authenticateToken(gateway.services, {
      token: text,
      environment: 'production',
      requestId: 'test',
    })) !== null
  expect(await proves(token)).toBe(true)
  const replaced = await replaceAccountUuid(db, { officeId: 'aur-1001', userName: 'Omar' }, new Date())
  expect(replaced).toMatchObject({ officeId: 'AUR-1001', userName: 'omar' })
  expect([await proves(token), await tokenOf(former)]).toEqual([false, undefined])
  expect(await proves((await tokenOf(replaced?.accountUuid ?? '')) ?? '')).toBe(true)
  expect(await uuidOf([], [settings.secret])).toBeNull()
  expect(await uuidOf(replaced ? [replaced] : [], [settings.secret])).toBe(replaced?.accountUuid)
  expect(await replaceAccountUuid(db, { officeId: 'AUR-1001', userName: 'nobody' }, new Date())).toBeNull()
})

test('the file is closed to others, and keeps the accounts that are not replaced', () => {
  const file = path.join(folder, 'accounts')
  expect(readAccounts(file)).toEqual([])
  writeFileSync(file, '', { mode: 0o644 })
  const [one, two] = [
    { officeId: 'A', userName: 'ann', accountUuid: '1' },
    { officeId: 'A', userName: 'ben', accountUuid: '2' },
  ]
  writeAccounts(file, [one, two])
  writeAccounts(file, [{ ...one, accountUuid: '3' }])
  expect(readFileSync(file, 'utf8')).toBe('A ben 2\nA ann 3\n')
  expect(readAccounts(file)).toEqual([two, { ...one, accountUuid: '3' }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
