import 'server-only'
import { statements } from './statements.ts'

/** Of attempts from before the display name and the reason are not known. */
export const intentActors = statements([
  'alter table desk.intent add column by_name text, add column reason text',
])
