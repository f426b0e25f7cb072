import { inject } from 'vitest'
import pg from 'pg'
import { databaseAt } from './database-address.ts'
import { runOn, SCHEMA_ID, withoutSearchPath } from './template.ts'

/** A separate database for a test, with the current schema and no rows. */
export type TestDatabase = {
  /** Connection address, for `pg` and for the programs' settings. */
  url: string
  /** Ends connections that are still open. The database is removed, or cleaned for another test. */
  drop(): Promise<void>
}

let count = 0

/** Copies the migrated template. For tests that change the schema; others take `cleanDatabase`. */
export function freshDatabase(): Promise<TestDatabase> {
  return databaseOf(inject('templateDatabase'))
}

/** A database without tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return databaseOf('template0')
}

/** Names of databases that a test of this process has used and that are clean again. */
const spare: string[] = []

/**
 * A database that a test before may have used, as clean as a copy of the template. To copy and to remove one
 * takes several times as long as most tests.
 */
export async function cleanDatabase(): Promise<TestDatabase> {
  const name = spare.pop() ?? (await made(inject('templateDatabase')))
  return {
    url: urlOf(name),
    drop: async () => {
      if (await cleaned(name)) spare.push(name)
      else await remove(name)
    },
  }
}

async function databaseOf(template: string): Promise<TestDatabase> {
  const name = await made(template)
  return { url: urlOf(name), drop: () => remove(name) }
}

/** @returns the name of a new database. */
async function made(template: string): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${process.pid}_${++count}`
  await runOn(server, `create database ${name} template ${template}`)
  await withoutSearchPath(server, name)
  return name
}

function urlOf(name: string): string {
  return databaseAt(inject('programsUrl'), name)
}

async function remove(name: string): Promise<void> {
  await runOn(inject('postgresUrl'), `drop database if exists ${name} with (force)`)
}

/** Removes the rows of tests; false where the schema is not the template's or the user may not clean it. */
async function cleaned(name: string): Promise<boolean> {
  const url = databaseAt(inject('postgresUrl'), name)
  try {
    const [schema] = await runOn<{ id: string }>(url, SCHEMA_ID)
    if (schema?.id !== inject('templateSchema')) return false
    await runOn(url, CLEAN)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false
    throw error
  }
}

/**
 * Ends other connections, empties each table that has rows, puts the first rows back and starts sequences
 * again. As a replica, because guards of the ledger and the audit refuse to delete.
 */
const CLEAN = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  set session_replication_role = replica;
  do $$ declare t record; filled boolean; begin
    for t in select * from pg_tables where schemaname in ('gateway', 'desk') loop
      execute format('select exists (select from %I.%I)', t.schemaname, t.tablename) into filled;
      if filled then execute format('delete from %I.%I', t.schemaname, t.tablename); end if;
    end loop;
    for t in select * from pg_tables where schemaname = 'at_first' loop
      execute format('insert into %s select * from at_first.%I', t.tablename, t.tablename);
    end loop;
    for t in select * from pg_sequences where schemaname in ('gateway', 'desk') and last_value is not null loop
      execute format('alter sequence %I.%I restart', t.schemaname, t.sequencename);
    end loop;
  end $$`
