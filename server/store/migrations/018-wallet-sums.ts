import 'server-only'
import { statements } from './statements.ts'

/**
 * The statement page does not look for the end of each hold and does not add up all movements: ended holds
 * are marked, and the sums of a copy are kept with it. Null: counted anew with the next movements.
 */
export const walletSums = statements([
  `alter table desk.wallet_entry add column ended boolean not null default false`,
  `update desk.wallet_entry h set ended = true from desk.wallet_entry r
    where r.office_id = h.office_id and r.resolves_id = h.id and h.kind = 'hold'`,
  `create index wallet_entry_open on desk.wallet_entry (office_id, ordinal) where kind = 'hold' and not ended`,
  `alter table desk.wallet_copy add column sums jsonb`,
])
