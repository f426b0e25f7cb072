import 'server-only'
import { escaped } from './mask.ts'

/**
 * An answer of the gateway without the secrets that were sent to it: SessionId and tokens, in capitals and in
 * small letters. The desk shows the sentence of a refusal as it is, and no document says that a gateway may
 * not repeat secrets in it (threat model X1).
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.replace(new RegExp(escaped(secret), 'gi'), '•••'), text)
}
