import 'server-only'
import { statements } from './statements.ts'

/** The catalogue of activities, once for each booking service. */
export const activityCatalogue = statements([
  `create table desk.activity_catalogue (
    gateway text primary key,
    edition int not null,
    read_at timestamptz not null,
    catalogue json not null
  )`,
])
