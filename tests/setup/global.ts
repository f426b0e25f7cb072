import type { TestProject } from 'vitest/node'
import { ensureClients } from '../../scripts/ensure/clients.mjs'
import { ensurePostgres } from '../../scripts/postgres.ts'
import { databaseAt } from './database-address.ts'
import { migrations } from './migrations.ts'
import { startPooler } from './pooler.ts'
import { IDENTITIES_OF_A_NODE, KEEP_FIRST_ROWS, runOn, SCHEMA_ID, withoutSearchPath } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server that the tests share. */
    postgresUrl: string
    /** Address by which the programs reach it: the same, or that of a pooler in between. */
    programsUrl: string
    /** Name of a database with the current schema, which `freshDatabase` copies. */
    templateDatabase: string
    /** Identifies its schema. */
    templateSchema: string
  }
}

/** Projects of vitest.config.ts whose tests open a database. */
const onStore = new Set(['store', 'slow', 'slow-world', 'recipes'])

/**
 * Makes the clients that test the OpenAPI documents. For tests that open a database: starts
 * PostgreSQL (or takes TEST_DATABASE_URL), migrates one template database, and provides both to the tests.
 * TEST_POOLER=on puts PgBouncer between the server and the programs (`npm run pgbouncer`).
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await ensureClients()
  if (!project.vitest.projects.some(({ name }) => onStore.has(name))) return undefined
  const databaseUrl = process.env['TEST_DATABASE_URL']
  const server =
    databaseUrl === undefined
      ? await ensurePostgres({ dataDir: '.data-test', log: () => undefined, durable: false })
      : { url: databaseUrl, stop: () => Promise.resolve() }
  const template = `template_${process.pid}`
  await dropLeftovers(server.url)
  await runOn(server.url, `create database ${template}`)
  await withoutSearchPath(server.url, template)
  for (const migrate of migrations) await migrate(databaseAt(server.url, template))
  const url = databaseAt(server.url, template)
  await runOn(url, KEEP_FIRST_ROWS)
  await runOn(url, IDENTITIES_OF_A_NODE)
  const [schema] = await runOn<{ id: string }>(url, SCHEMA_ID)
  project.provide('templateSchema', schema?.id ?? '')
  project.provide('postgresUrl', server.url)
  const pooler = process.env['TEST_POOLER'] === 'on' ? await startPooler(server.url) : null
  project.provide('programsUrl', pooler?.url ?? server.url)
  project.provide('templateDatabase', template)
  return async () => {
    await pooler?.stop()
    await runOn(server.url, `drop database ${template} with (force)`)
    await server.stop()
  }
}

/** A killed run leaves its databases behind; their names contain the process that made them. */
async function dropLeftovers(url: string): Promise<void> {
  const names = await runOn<{ datname: string }>(
    url,
    String.raw`select datname from pg_database where datname ~ '^(test|template)_\d+'`,
  )
  for (const { datname } of names) {
    const owner = Number(datname.split('_')[1])
    if (!isAlive(owner)) await runOn(url, `drop database if exists ${datname} with (force)`)
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
