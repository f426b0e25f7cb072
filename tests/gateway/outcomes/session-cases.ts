import { demoAccounts } from '../../../contract/session/demo-accounts.ts'
import { seedDemoAccounts } from '../../../gateway/domain/session/seed-accounts.ts'
import { passwordOf, PRODUCTION, type TestGateway } from '../../setup/gateway.ts'
import type { Cases } from './case.ts'

const account = (userName: string) => {
  const match = demoAccounts.find((person) => person.userName === userName)
  if (!match) throw new Error(`no demo account ${userName}`)
  return match
}

async function signIn(
  gateway: TestGateway,
  userName: string,
  changed: Partial<{ OfficeId: string; Password: string; UserName: string | null }> = {},
  base?: string,
) {
  await seedDemoAccounts(gateway.services)
  const person = account(userName)
  const body = {
    OfficeId: person.officeId,
    UserName: userName,
    Password: passwordOf(person.sandboxAccountUuid),
  }
  return gateway.call('session.create', { ...body, ...changed }, base)
}

export const sessionCases: Pick<Cases, 'session.create' | 'session.end' | 'session.info'> = {
  'session.create': {
    ok: (gateway) => signIn(gateway, 'maya'),
    Err0101003: (gateway) => signIn(gateway, 'maya', { Password: passwordOf('not the account') }),
    Err0101004: (gateway) => signIn(gateway, 'maya', { OfficeId: 'BOR-2002' }),
    Err0101005: (gateway) => signIn(gateway, 'unverified'),
    Err0101007: (gateway) => signIn(gateway, 'maya', {}, PRODUCTION),
    Err0106001: (gateway) => signIn(gateway, 'maya', { UserName: null }),
  },
  'session.end': {
    ok: async (gateway) => {
      const SessionId = await gateway.signIn(await gateway.mint())
      const ended = await gateway.call('session.end', { SessionId })
      const again = await gateway.call('session.end', { SessionId })
      if ((again.body['Error'] as { Id: string }).Id !== 'Err0101001')
        throw new Error('an ended session was honoured')
      return ended
    },
    Err0101001: async (gateway) => {
      const SessionId = await gateway.signIn(await gateway.mint())
      await gateway.mustCall('session.end', { SessionId })
      return gateway.call('session.end', { SessionId })
    },
  },
  'session.info': {
    ok: async (gateway) =>
      gateway.call('session.info', { SessionId: await gateway.signIn(await gateway.mint()) }),
  },
}
