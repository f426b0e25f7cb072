import 'server-only'
import { statements } from './statements.ts'

/** Only flights had a markup before, which their next reading tells. */
export const markup = statements([
  'alter table desk.booking add column markup_cents bigint',
  `update desk.booking set markup_cents = 0 where kind <> 'air'`,
])
