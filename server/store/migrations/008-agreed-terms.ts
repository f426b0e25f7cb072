import 'server-only'
import { statements } from './statements.ts'

/** What was agreed to before is not known any more. */
export const agreedTerms = statements([
  'alter table desk.intent add column agreed jsonb',
  'alter table desk.booking add column agreed jsonb',
])
