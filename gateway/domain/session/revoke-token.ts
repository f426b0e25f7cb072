import type { Environment } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import { tokenKeyOf } from './token-key.ts'

/** Revokes a token of this environment at once. An unknown token is not an error (RFC 7009, section 2.2). */
export async function revokeToken(
  services: Services,
  input: { token: string; environment: Environment },
): Promise<void> {
  await services.db
    .deleteFrom('token')
    .where('token_key', '=', tokenKeyOf(input.token))
    .where('environment', '=', input.environment)
    .execute()
}
