import type { TestProject } from 'vitest/node'
import pg from 'pg'
import { ensurePostgres } from '../../scripts/postgres.ts'
import { databaseAt } from './database-address.ts'
import { migrations } from './migrations.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server that the tests share. */
    postgresUrl: string
    /** Name of a database with the current schema, which `freshDatabase` copies. */
    templateDatabase: string
  }
}

/** Projects of vitest.config.ts whose tests open a database. */
const onStore = new Set(['store', 'slow', 'slow-world'])

/**
 * Starts PostgreSQL (or takes TEST_DATABASE_URL), migrates one template database, and provides both to the
 * tests.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!project.vitest.projects.some(({ name }) => onStore.has(name))) return undefined
  const given = process.env['TEST_DATABASE_URL']
  const server =
    given === undefined
      ? await ensurePostgres({ dataDir: '.data-test', log: () => undefined, durable: false })
      : { url: given, stop: () => Promise.resolve() }
  const template = `template_${process.pid}`
  await dropLeftovers(server.url)
  await run(server.url, `create database ${template}`)
  for (const migrate of migrations) await migrate(databaseAt(server.url, template))
  project.provide('postgresUrl', server.url)
  project.provide('templateDatabase', template)
  return async () => {
    await run(server.url, `drop database ${template} with (force)`)
    await server.stop()
  }
}

/** A killed run leaves its databases behind; their names contain the process that made them. */
async function dropLeftovers(url: string): Promise<void> {
  const names = await run(
    url,
    String.raw`select datname from pg_database where datname ~ '^(test|template)_\d+'`,
  )
  for (const { datname } of names) {
    const owner = Number(datname.split('_')[1])
    if (!isAlive(owner)) await run(url, `drop database if exists ${datname} with (force)`)
  }
}

async function run(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
