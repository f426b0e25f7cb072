import 'server-only'
import { statements } from './statements.ts'

/** The list reads older rows again, which fills the column. */
export const settlements = statements(['alter table desk.booking add column settlement jsonb'])
