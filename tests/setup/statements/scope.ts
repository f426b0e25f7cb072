import type { Placement } from '../../../database/placement.ts'
import { gatewayPlacement } from '../../../gateway/store/placement.ts'
import { deskPlacement } from '../../../server/store/placement.ts'

type Distributed = Extract<Placement, { kind: 'distributed' }>

/** A node of a parse tree: an object with one key, the name of its kind (libpg_query, JSON). */
export type Node = { [key: string]: unknown }

const placements = new Map<string, Placement>([
  ...Object.entries(gatewayPlacement).map(([name, placement]) => [`gateway.${name}`, placement] as const),
  ...Object.entries(deskPlacement).map(([name, placement]) => [`desk.${name}`, placement] as const),
])

/** A table of a statement whose rows are spread. `isFixed`: its column equals a parameter or a constant. */
export type Use = Distributed & { table: string; isFixed: boolean; equals: Set<Use> }

/** The names under which a part of a statement sees tables; null is one that is no table of ours. */
export type Scope = { uses: Map<string, Use | null>; outer: Scope | null }

/** Adds a table (`RangeVar`) to a scope. @returns what it is there; null for one that is not spread. */
export function addTable(scope: Scope, range: Node): Use | null {
  const { schemaname, relname, alias } = range as Record<'schemaname' | 'relname', string> & {
    alias?: { aliasname: string }
  }
  const table = `${schemaname}.${relname}`
  const placement = schemaname === undefined ? undefined : placements.get(table)
  const use =
    placement?.kind === 'distributed' ? { ...placement, table, isFixed: false, equals: new Set<Use>() } : null
  scope.uses.set(alias?.aliasname ?? relname, use)
  return use
}

/** The tables whose column an expression is: several for a name without a table, where a join unites them. */
export function columnOf(scope: Scope, node: unknown): Use[] {
  const names = namesOf(node)
  if (names === null) return []
  const column = names.at(-1)
  const table = names.at(-2)
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    if (table !== undefined && !at.uses.has(table)) continue
    const uses = table === undefined ? [...at.uses.values()] : [at.uses.get(table)]
    const found = uses.filter((use) => use?.by === column) as Use[]
    if (table !== undefined || found.length > 0) return found
  }
  return []
}

function namesOf(node: unknown): string[] | null {
  const { ColumnRef: reference } = node as { ColumnRef?: { fields: { String?: { sval: string } }[] } }
  if (!reference) return null
  const names = reference.fields.map(({ String: text }) => text?.sval ?? '*')
  // A schema may stand before the table.
  return names.slice(-2)
}

/** Whether an expression is a parameter or a constant, with a cast or without. */
export function isFixedValue(node: unknown): boolean {
  const { ParamRef: parameter, A_Const: constant, TypeCast: cast } = node as Node
  if (parameter !== undefined || constant !== undefined) return true
  return cast !== undefined && isFixedValue((cast as { arg: unknown }).arg)
}

/** Says that two columns are equal: what fixes one fixes the other. */
export function unite(one: Use, other: Use): void {
  one.equals.add(other)
  other.equals.add(one)
}

/** Whether the column of a table is fixed, by itself or by one that it equals. */
export function isFixed(use: Use): boolean {
  const seen = new Set([use])
  for (const each of seen) {
    if (each.isFixed) return true
    for (const other of each.equals) seen.add(other)
  }
  return false
}
