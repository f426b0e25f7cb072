import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoAccounts } from '../../../gateway/domain/session/seed-accounts.ts'
import { demoAccounts } from '../../../contract/session/demo-accounts.ts'
import { passwordOf, type TestGateway } from '../../setup/gateway.ts'
import { openGateway } from '../../setup/simulated-gateway.ts'

/**
 * Existing clients keep sending offices, hashes and accounts in their own way (gaps 3-5, 16, 18-20, 23-25,
 * 54-59, 70-72).
 */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

describe('sign-in', () => {
  it('takes the hash in any case, and the office by id, sandbox id or name', async () => {
    await seedDemoAccounts(gateway.services)
    const maya = demoAccounts.find((person) => person.userName === 'maya')
    const hash = passwordOf(maya?.sandboxAccountUuid ?? '')
    for (const OfficeId of ['AUR-1001', 'aur-1001-sandbox', 'Aurora Travel']) {
      for (const Password of [hash, hash.toLowerCase()]) {
        const answer = await gateway.call('session.create', { OfficeId, Username: 'MAYA', Password })
        expect(answer.body['Success'], `${OfficeId}`).toBe(true)
      }
    }
    const plain = await gateway.call('session.create', {
      OfficeId: 'AUR-1001',
      UserName: 'maya',
      Password: maya?.sandboxAccountUuid,
    })
    expect(plain.body['Error']).toMatchObject({ Id: 'Err0101003' })
  })

  it('rejects whatever is not 128 hex characters as wrong credentials, however long (gap 4)', async () => {
    for (const Password of [
      'a'.repeat(127),
      'a'.repeat(129),
      'a'.repeat(513),
      '\ud800',
      'a'.repeat(50_000),
    ]) {
      const answer = await gateway.call('session.create', {
        OfficeId: 'AUR-1001',
        UserName: 'maya',
        Password,
      })
      expect(answer.body).toMatchObject({ Success: false, SessionId: null, Error: { Id: 'Err0101003' } })
    }
  })

  it('knows another office by id, sandbox id or name in any case', async () => {
    await seedDemoAccounts(gateway.services)
    const maya = demoAccounts.find((person) => person.userName === 'maya')
    const Password = passwordOf(maya?.sandboxAccountUuid ?? '')
    const idFor = async (OfficeId: string) => {
      const answer = await gateway.call('session.create', { OfficeId, UserName: 'maya', Password })
      return (answer.body['Error'] as { Id: string }).Id
    }
    for (const OfficeId of ['BOR-2002', 'bor-2002', 'bor-2002-sandbox', 'Borealis Tours', 'BOREALIS TOURS']) {
      expect(await idFor(OfficeId), OfficeId).toBe('Err0101004')
    }
    expect(await idFor('NONE-1')).toBe('Err0101003')
  })

  it('makes the sandbox office once, with its seeded wallet, however many sign in first', async () => {
    await seedDemoAccounts(gateway.services)
    const jun = demoAccounts.find((person) => person.userName === 'jun')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        gateway.call('session.create', {
          OfficeId: 'BOR-2002',
          UserName: 'jun',
          Password: passwordOf(jun?.sandboxAccountUuid ?? ''),
        }),
      ),
    )
    const session = String(answers[0]?.body['SessionId'])
    expect(answers.every((answer) => answer.body['Success'] === true)).toBe(true)
    const info = await gateway.mustCall('session.info', { SessionId: session })
    expect(info).toMatchObject({ OfficeId: 'BOR-2002-SANDBOX', Environment: 'sandbox', Role: 'agent' })
    const wallet = await gateway.mustCall('wallet.balance', { SessionId: session })
    expect(wallet).toMatchObject({ Total: 10_000, Held: 0, Available: 10_000 })
  })
})

describe('published accounts', () => {
  it('are refused once the demo is off, whatever was seeded earlier', async () => {
    await seedDemoAccounts(gateway.services)
    const sara = demoAccounts.find((person) => person.userName === 'sara')
    const uuid = sara?.sandboxAccountUuid ?? ''
    const { settings } = gateway.services
    const signIn = () =>
      gateway.call('session.create', {
        OfficeId: 'BOR-2002',
        UserName: 'sara',
        Password: passwordOf(uuid),
      })
    const token = () =>
      gateway.call('token.issue', {
        grant_type: 'client_credentials',
        client_id: 'BOR-2002:sara',
        client_secret: uuid,
      })
    settings.demo = false
    try {
      expect((await signIn()).body['Error']).toMatchObject({ Id: 'Err0101003' })
      expect((await token()).body).toMatchObject({ error: 'invalid_client' })
    } finally {
      settings.demo = true
    }
    expect((await signIn()).body['Success']).toBe(true)
  })

  it('have production UUIDs that are told once, when they are made', async () => {
    const fresh = await openGateway()
    const made = await seedDemoAccounts(fresh.services)
    expect(made.map(({ userName }) => userName).sort()).toEqual(
      demoAccounts.map(({ userName }) => userName).sort(),
    )
    expect(await seedDemoAccounts(fresh.services)).toEqual([])
    await fresh.close()
  })
})
