import 'server-only'
import { statements } from './statements.ts'

/** The saved travellers of a trip, in order. A row goes with its traveller. */
export const tripTravellers = statements([
  `create table desk.trip_traveller (
    office_id text not null,
    trip_id uuid not null,
    traveller_id uuid not null,
    position integer not null,
    added_at timestamptz not null,
    primary key (office_id, trip_id, traveller_id),
    foreign key (office_id, trip_id) references desk.trip (office_id, id),
    foreign key (office_id, traveller_id) references desk.traveller on delete cascade
  )`,
  `create index trip_traveller_of on desk.trip_traveller (office_id, traveller_id)`,
])
