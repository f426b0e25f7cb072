import { sql, type Kysely } from 'kysely'

/**
 * What a booking occupies while it is active moves to a table of its own: a fare once per traveller, a rate
 * once (gap 217). A caller's reference is unique per kind of booking, and is free again where nothing was
 * reserved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The same text as `domain/air/offer-keys.ts` hashes. */
const keyOfTraveler = `encode(sha256(convert_to(
  b.active_offer || E'\\n' || upper(btrim(regexp_replace(
    concat_ws(' ', t ->> 'firstName', t ->> 'middleName', t ->> 'lastName'), '\\s+', ' ', 'g')))
  || E'\\n' || (t ->> 'dateOfBirth'), 'UTF8')), 'hex')`

const statements = [
  `create table gateway.active_offer (
    office_id text not null, offer_key text not null, reference text not null,
    primary key (office_id, offer_key),
    foreign key (office_id, reference) references gateway.booking (office_id, reference) on delete cascade)`,
  `create index active_offer_booking on gateway.active_offer (office_id, reference)`,
  `insert into gateway.active_offer (office_id, offer_key, reference)
    select office_id, active_offer, reference from gateway.booking b
    where kind <> 'air' and active_offer is not null`,
  `insert into gateway.active_offer (office_id, offer_key, reference)
    select distinct b.office_id, ${keyOfTraveler}, b.reference
    from gateway.booking b, jsonb_array_elements(b.detail -> 'travelers') as t
    where b.kind = 'air' and b.active_offer is not null`,
  `drop index gateway.booking_active_offer`,
  `alter table gateway.booking drop column active_offer`,
  `update gateway.booking set dedupe_key = null where state in ('short', 'duplicate')`,
  `drop index gateway.booking_dedupe`,
  `create unique index booking_dedupe on gateway.booking (office_id, kind, dedupe_key) where dedupe_key is not null`,
]
