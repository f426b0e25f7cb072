import 'server-only'
import { statements } from './statements.ts'

/** An invoice can have several credit notes, each over a part of it. */
export const partialCredits = statements([
  'alter table desk.invoice drop constraint invoice_office_id_credits_key',
  'create index invoice_credits on desk.invoice (office_id, credits) where credits is not null',
])
