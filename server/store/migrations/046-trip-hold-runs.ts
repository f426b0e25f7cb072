import 'server-only'
import { statements } from './statements.ts'

/** How far holding all options of a trip has gone. A trip has one run at a time. */
export const tripHoldRuns = statements([
  `create table desk.trip_hold_run (
    office_id text not null,
    trip_id uuid not null,
    id uuid not null,
    if_one_fails text not null check (if_one_fails in ('keep', 'release')),
    items jsonb not null,
    made_by_name text not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    primary key (office_id, trip_id, id),
    foreign key (office_id, trip_id) references desk.trip (office_id, id)
  )`,
  `create unique index trip_hold_run_open on desk.trip_hold_run (office_id, trip_id) where ended_at is null`,
])
