import 'server-only'
import { statements } from './statements.ts'

/** The logo that stands on an office's papers. */
export const officeLogo = statements([
  `create table desk.office_logo (
    office_id text primary key,
    image bytea not null,
    width int not null,
    height int not null,
    changed_by text not null,
    changed_at timestamptz not null
  )`,
])
