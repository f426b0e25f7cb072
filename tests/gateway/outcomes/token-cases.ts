import { TOKEN_EXCHANGE } from '../../../contract/v3/scopes.ts'
import { demoAccounts } from '../../../contract/session/demo-accounts.ts'
import { seedDemoAccounts } from '../../../gateway/domain/session/seed-accounts.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import type { Cases } from './case.ts'

async function credentials(gateway: TestGateway, userName: string, changed: Record<string, string> = {}) {
  await seedDemoAccounts(gateway.services)
  const person = demoAccounts.find((account) => account.userName === userName)
  if (!person) throw new Error(`no demo account ${userName}`)
  return gateway.call('token.issue', {
    grant_type: 'client_credentials',
    client_id: `${person.officeId}:${userName}`,
    client_secret: person.sandboxAccountUuid,
    ...changed,
  })
}

export const tokenCases: Pick<Cases, 'token.issue' | 'token.revoke'> = {
  'token.issue': {
    ok: (gateway) => credentials(gateway, 'maya'),
    invalid_request: (gateway) =>
      gateway.call('token.issue', {
        grant_type: TOKEN_EXCHANGE,
        subject_token: 'x',
        subject_token_type: 'y',
      }),
    invalid_client: (gateway) => credentials(gateway, 'maya', { client_secret: 'guessed' }),
    unauthorized_client: (gateway) => credentials(gateway, 'unverified'),
    unsupported_grant_type: (gateway) => credentials(gateway, 'maya', { grant_type: 'password' }),
    invalid_scope: (gateway) => credentials(gateway, 'viewer', { scope: 'flights:read flights:write' }),
  },
  'token.revoke': {
    ok: async (gateway) => gateway.call('token.revoke', { token: await gateway.token(await gateway.mint()) }),
    invalid_request: (gateway) => gateway.call('token.revoke', {}),
  },
}
