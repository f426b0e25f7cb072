import { sql, type Kysely } from 'kysely'

/**
 * The guard of the ledger names its tables with their schema. Databases from before have it with the search
 * path of the connection that made it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}

const statement = `
  create or replace function gateway.keep_transfer() returns trigger language plpgsql set search_path = '' as $$
    begin
      if tg_op = 'DELETE' and coalesce(current_setting('gateway.reset', true), '') = 'on'
        and exists (select from gateway.office where office_id = old.office_id and environment = 'sandbox')
      then return old; end if;
      raise exception 'transfers are immutable';
    end $$`
