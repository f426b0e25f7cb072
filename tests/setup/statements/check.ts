import { parseSync } from 'libpg-query'
import { addTable, columnOf, isFixed, isFixedValue, unite, type Node, type Scope, type Use } from './scope.ts'

/**
 * What a cluster would say to a statement of the programs: each table is asked on one node, all of them on
 * the same one, and what is written does not depend on the node.
 */

/** Functions whose answer depends on their arguments alone, in what our statements return and set. */
const IMMUTABLE = new Set(['jsonb_set', 'array_cat', 'array_remove', 'lower', 'strpos'])

/** Statements that read and write rows, and those that frame a transaction. */
const KINDS = new Set([
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'TransactionStmt',
  'VariableSetStmt',
])

type Found = { uses: Use[]; faults: string[] }

/**
 * The faults of a statement, and the tables that it asks on several nodes: some statements may, if that is
 * their only fault.
 */
export type Verdict = { faults: string[]; spread: readonly string[]; isOnlySpread: boolean }

export function faultsOf(text: string): Verdict {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt: Node }[] }
  const found: Found = { uses: [], faults: [] }
  for (const { stmt } of stmts) {
    const [kind = ''] = Object.keys(stmt)
    if (!KINDS.has(kind)) found.faults.push(`${kind} is no statement of a running program`)
    visit(found, stmt, null)
  }
  const spread = found.uses.filter((use) => !isFixed(use))
  const groups = new Set(found.uses.map(({ group }) => group))
  if (groups.size > 1) found.faults.push(`joins groups: ${[...groups].join(', ')}`)
  const faults = [...found.faults, ...spread.map(({ table, by }) => `${table} without ${by} = $n`)]
  return {
    faults,
    spread: spread.map(({ table }) => table),
    isOnlySpread: spread.length > 0 && faults.length === spread.length,
  }
}

type Part = Record<string, unknown>

function without(part: Part, names: readonly string[]): Part {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !names.includes(name)))
}

/** Looks at a node and everything below it. */
function visit(found: Found, node: unknown, scope: Scope | null): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(found, each, scope))
  if (typeof node !== 'object' || node === null) return
  for (const [kind, below] of Object.entries(node)) {
    if (kind === 'SelectStmt') select(found, below as Part, scope)
    else if (kind === 'InsertStmt') insert(found, below as Part, scope)
    else if (kind === 'UpdateStmt' || kind === 'DeleteStmt') change(found, below as Part, scope)
    else {
      if (kind === 'FuncCall') called(found, below as Part)
      visit(found, below, scope)
    }
  }
}

function called(found: Found, call: Part): void {
  const name = functionOf(call)
  if (name.includes('advisory')) found.faults.push(`${name} locks on one node alone`)
  if (name === 'nextval' || name === 'lastval') found.faults.push(`${name} counts on one node alone`)
}

const functionOf = (call: Part) =>
  (call['funcname'] as { String: { sval: string } }[]).at(-1)?.String.sval ?? ''

function select(found: Found, part: Part, outer: Scope | null): void {
  const scope: Scope = { uses: new Map(), outer }
  visit(found, part['withClause'], outer)
  if (part['larg'] !== undefined) {
    select(found, part['larg'] as Part, outer)
    select(found, part['rarg'] as Part, outer)
  }
  from(found, part['fromClause'], scope)
  conditions(scope, part['whereClause'])
  visit(found, without(part, ['withClause', 'fromClause', 'larg', 'rarg']), scope)
  const uses = [...scope.uses.values()].filter((use) => use !== null)
  found.uses.push(...uses)
  if (part['lockingClause'] !== undefined) {
    found.faults.push(
      ...uses.filter((use) => !isFixed(use)).map(({ table }) => `locks rows of ${table} on several nodes`),
    )
  }
}

/** Adds what a FROM names to the scope, and reads the conditions of its joins. */
function from(found: Found, list: unknown, scope: Scope): void {
  for (const item of (list ?? []) as Node[]) {
    const { RangeVar: table, JoinExpr: join, RangeSubselect: sub } = item as Record<string, Part | undefined>
    if (table) addTable(scope, table)
    else if (join) {
      from(found, [join['larg'], join['rarg']], scope)
      conditions(scope, join['quals'])
      visit(found, join['quals'], scope)
      for (const name of (join['usingClause'] ?? []) as { String: { sval: string } }[]) {
        const same = [...scope.uses.values()].filter((use) => use?.by === name.String.sval) as Use[]
        for (const use of same.slice(1)) unite(same[0] as Use, use)
      }
    } else {
      // A subquery sees the tables beside it only where it is lateral; seeing them anyway does no harm.
      visit(found, item, scope)
      const alias = (sub ?? (Object.values(item)[0] as Part))['alias'] as { aliasname: string } | undefined
      if (alias) scope.uses.set(alias.aliasname, null)
    }
  }
}

/** Reads what a condition says of the columns that spread tables: only what holds for every row counts. */
function conditions(scope: Scope, node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const { BoolExpr: bool, A_Expr: expression } = node as Record<string, Part | undefined>
  if (bool?.['boolop'] === 'AND_EXPR') for (const each of bool['args'] as unknown[]) conditions(scope, each)
  if (expression) equated(scope, expression)
}

function equated(scope: Scope, { kind, name, lexpr, rexpr }: Part): void {
  if (kind !== 'AEXPR_OP' && kind !== 'AEXPR_IN') return
  if ((name as { String: { sval: string } }[])[0]?.String.sval !== '=') return
  // A list of one value is the value.
  const listed = (rexpr as { List?: { items: unknown[] } }).List?.items
  const right = listed?.length === 1 ? listed[0] : rexpr
  for (const [one, other] of [
    [lexpr, right],
    [right, lexpr],
  ]) {
    for (const use of columnOf(scope, one)) {
      if (isFixedValue(other)) use.isFixed = true
      for (const same of columnOf(scope, other)) if (same !== use) unite(use, same)
    }
  }
}

function change(found: Found, part: Part, outer: Scope | null): void {
  const scope: Scope = { uses: new Map(), outer }
  visit(found, part['withClause'], outer)
  addTable(scope, part['relation'] as Node)
  from(found, part['fromClause'] ?? part['usingClause'], scope)
  conditions(scope, part['whereClause'])
  visit(found, without(part, ['withClause', 'fromClause', 'usingClause', 'relation']), scope)
  found.uses.push(...[...scope.uses.values()].filter((use) => use !== null))
  depends(found, part['targetList'], 'SET')
  depends(found, part['returningList'], 'RETURNING')
}

function insert(found: Found, part: Part, outer: Scope | null): void {
  const scope: Scope = { uses: new Map(), outer }
  visit(found, part['withClause'], outer)
  const use = addTable(scope, part['relation'] as Node)
  const source = (part['selectStmt'] as { SelectStmt?: Part } | undefined)?.SelectStmt
  if (use) {
    const columns = (part['cols'] ?? []) as { ResTarget: { name: string } }[]
    const at = columns.findIndex(({ ResTarget: { name } }) => name === use.by)
    use.isFixed = at !== -1 && source !== undefined && isFilled(source, at)
    found.uses.push(use)
  }
  if (source) select(found, source, outer)
  const conflict = part['onConflictClause'] as Part | undefined
  visit(found, conflict, scope)
  depends(found, conflict?.['targetList'], 'SET')
  depends(found, part['returningList'], 'RETURNING')
}

/**
 * Whether the column of an INSERT gets a value that the statement gives, or one that it reads: the tables
 * that are read are looked at by themselves.
 */
function isFilled(source: Part, at: number): boolean {
  const rows = source['valuesLists'] as { List: { items: unknown[] } }[] | undefined
  if (rows) return rows.every(({ List: { items } }) => isFixedValue(items[at]))
  const target = (source['targetList'] as { ResTarget: { val: Node } }[] | undefined)?.[at]?.ResTarget.val
  return target !== undefined && (isFixedValue(target) || 'ColumnRef' in target)
}

/** What is written or returned must be the same on every node: no clock, no function that reads settings. */
function depends(found: Found, node: unknown, where: 'SET' | 'RETURNING'): void {
  if (Array.isArray(node)) return node.forEach((each) => depends(found, each, where))
  if (typeof node !== 'object' || node === null) return
  for (const [kind, below] of Object.entries(node)) {
    if (kind === 'SQLValueFunction') found.faults.push(`${where} reads the clock of the node`)
    if (kind === 'FuncCall' && !IMMUTABLE.has(functionOf(below as Part))) {
      found.faults.push(`${where} calls ${functionOf(below as Part)}`)
    }
    depends(found, below, where)
  }
}
