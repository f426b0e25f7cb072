import type pg from 'pg'
import { tracedQuery } from '../../telemetry/queries.ts'
import { isTracing } from '../../telemetry/spans.ts'
import type { Services } from '../services.ts'

/** A statement that many calls run, with a name of its own. */
export type NamedStatement = { name: string; text: string }

/**
 * Runs a statement. With the setting `prepare` each connection prepares it once, under its name; a pooler
 * that gives each transaction another connection of the server knows no such names.
 */
export function queryNamed<Row extends pg.QueryResultRow>(
  { pool, settings }: Pick<Services, 'pool' | 'settings'>,
  { name, text }: NamedStatement,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  const answer = pool.query<Row>(settings.prepare ? { name, text, values } : { text, values })
  return isTracing() ? tracedQuery(text, answer) : answer
}
