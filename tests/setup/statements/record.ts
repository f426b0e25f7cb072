import { loadModule } from 'libpg-query'
import pg from 'pg'
import { afterAll } from 'vitest'
import { faultsOf, type Verdict } from './check.ts'
import { EXCEPTIONS } from './exceptions.ts'

/**
 * Looks at every statement that the programs send while tests with a database run. Statements of the tests
 * themselves are not looked at: whoever asked for a statement is found on the stack.
 */

const OURS = /\/((?:app|bench|database|gateway|scripts|server|tests)\/[^\s():]+\.tsx?):/

const ON_ONE_NODE = new Set(['database/migrate.ts', 'database/program-rights.ts'])

/** Frames below those of the driver and of Kysely, and of the functions that wait for them. */
const FRAMES = 80

type Seen = { faults: Set<string>; checked: Map<string, Verdict> }

const KEY = Symbol.for('travel-desk statements of tests')
const seen = ((globalThis as Record<symbol, unknown>)[KEY] ??= record()) as Seen

await loadModule()

afterAll(() => {
  const faults = [...seen.faults]
  seen.faults.clear()
  if (faults.length > 0)
    throw new Error(`Statements that a cluster would refuse or spread:\n${faults.join('\n')}`)
})

function record(): Seen {
  const state: Seen = { faults: new Set(), checked: new Map() }
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | null)?.text
    if (typeof text === 'string' && text.trim() !== '') look(state, text)
    return query.apply(this, args)
  } as typeof pg.Client.prototype.query
  return state
}

function look({ faults, checked }: Seen, text: string): void {
  const result = checked.get(text) ?? verdictOn(text)
  checked.set(text, result)
  // Most have none, and to find out who asked takes longer than many a statement.
  if (result.faults.length === 0) return
  const file = askedBy()
  if (file === null || !/^(?:database|gateway|server)\//.test(file)) return
  // Migrations, and the rights that are given with them, run on one node.
  if (file.includes('/migrations/') || ON_ONE_NODE.has(file)) return
  const allowed = EXCEPTIONS[file]?.tables ?? []
  if (result.isOnlySpread && result.spread.every((table) => allowed.includes(table))) return
  faults.add(`${file}: ${result.faults.join('; ')}\n    ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`)
}

/** A text that PostgreSQL does not parse has no fault of ours: PostgreSQL says what is wrong with it. */
function verdictOn(text: string): Verdict {
  try {
    return faultsOf(text)
  } catch (error) {
    if ((error as Error).name === 'SqlError') return { faults: [], spread: [], isOnlySpread: false }
    throw error
  }
}

/** The module of ours that asked for the statement: the first on the stack; null where none is on it. */
function askedBy(): string | null {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = FRAMES
  const { stack = '' } = new Error('where')
  Error.stackTraceLimit = before
  for (const line of stack.split('\n').slice(1)) {
    if (line.includes('/node_modules/') || line.includes('/tests/setup/statements/')) continue
    const file = OURS.exec(line)?.[1]
    // The transaction and the pool are on the way of every statement.
    if (file !== undefined && file !== 'database/transaction.ts' && file !== 'database/pool.ts') return file
  }
  return null
}
