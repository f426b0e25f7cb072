import pg from 'pg'

/** Runs statements on one connection; the rows of a single one. */
export async function runOn<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * Connections to a test's database have no search path: a statement that relies on one fails. Copies of a
 * database do not inherit this.
 */
export async function withoutSearchPath(server: string, database: string): Promise<void> {
  await runOn(server, `alter database ${database} set search_path = ''`)
}

/** Identifies the tables, columns, constraints, indexes, functions and triggers of a database. */
export const SCHEMA_ID = `
  select md5(concat_ws(' ',
    (select string_agg(concat_ws(',', attrelid::regclass, attname, atttypid, attnotnull), ' ' order by attrelid::regclass::text, attnum)
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace::regnamespace::text in ('gateway', 'desk', 'public') and attnum > 0),
    (select string_agg(pg_get_constraintdef(oid), ' ' order by conname, oid) from pg_constraint where connamespace::regnamespace::text in ('gateway', 'desk')),
    (select string_agg(md5(prosrc), ' ' order by proname) from pg_proc where pronamespace::regnamespace::text in ('gateway', 'desk', 'public')),
    (select string_agg(tgname || tgenabled::text, ' ' order by tgrelid::regclass::text, tgname) from pg_trigger where not tgisinternal),
    (select count(*) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()))
  )) as id`

/**
 * Lets identities begin at 2^48, as on the first node of a cluster, where each has as many for itself: all
 * tests run with such numbers.
 */
export const IDENTITIES_OF_A_NODE = `
  do $$ declare c record; begin
    for c in select attrelid::regclass as name, attname from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace::regnamespace::text in ('gateway', 'desk') and attidentity <> '' loop
      execute format('alter table %s alter column %I set start with 281474976710656 restart', c.name, c.attname);
    end loop;
  end $$`

/** Keeps a copy of the rows that the migrations wrote, in a schema of its own. */
export const KEEP_FIRST_ROWS = `
  create schema at_first;
  do $$ declare t record; filled boolean; begin
    for t in select * from pg_tables where schemaname in ('gateway', 'desk') loop
      execute format('select exists (select from %I.%I)', t.schemaname, t.tablename) into filled;
      if filled then
        execute format('create table at_first.%I as table %I.%I', t.schemaname || '.' || t.tablename, t.schemaname, t.tablename);
      end if;
    end loop;
  end $$`
