import 'server-only'
import type { Selectable, Transaction } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import { inTransaction } from '../../database/transaction.ts'
import { MACRO_KEYS, MOST_MACROS, type Macro, type MacroOutcome } from '../../lib/macro/macro.ts'
import { plural } from '../../lib/plural.ts'
import { isNaming } from '../booking/saved-views.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant, GrantFacts } from '../session/grant.ts'
import { appendAudit, type AuditEntry } from '../store/audit.ts'
import type { DeskTables, MacroTable } from '../store/schema.ts'
import { MACRO_DELETED, MACRO_KEY_CHANGED, MACRO_RENAMED, MACRO_SAVED, macroEntry } from './macro-events.ts'

type Person = Pick<GrantFacts, 'officeId' | 'userName' | 'role'>

const DONE = { kind: 'done' } as const
const NOT_THERE = { kind: 'refused', message: 'There is no such macro.' } as const
const NOT_YOURS = {
  kind: 'refused',
  message: 'Only its maker or an office admin can change a macro.',
} as const

/** The macros of an office, by name. One that cannot be read is left out. */
export async function macrosOf(desk: Desk, person: Person): Promise<Macro[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('macro')
    .selectAll()
    .where('office_id', '=', person.officeId)
    .orderBy('name')
    .execute()
  return rows.flatMap((row) => {
    const steps = stepsOf(desk, row.office_id, row.id, row.steps)
    const mayChange = isMaker(row, person)
    const { name, key, made_by_name: madeBy, made_at } = row
    return steps ? [{ name, steps, key, madeBy, madeAt: made_at.toISOString(), mayChange }] : []
  })
}

/** Keeps steps under a name. Another macro of that name is replaced by its maker and by admins alone. */
export async function keepMacro(
  desk: Desk,
  grant: AnyGrant,
  { name, steps }: Pick<Macro, 'name' | 'steps'>,
): Promise<MacroOutcome> {
  const { officeId } = grant
  const entry = await macroEntry(desk, grant, MACRO_SAVED)
  return inTransaction(await desk.store.db(), async (trx) => {
    const rows = await officeRows(trx, officeId)
    const earlier = rows.find((row) => row.name === name)
    if (earlier && !isMaker(earlier, grant)) return NOT_YOURS
    if (!earlier && rows.length >= MOST_MACROS)
      return { kind: 'refused', message: `An office keeps at most ${MOST_MACROS} macros. Delete one first.` }
    const id = earlier?.id ?? crypto.randomUUID()
    const sealed = seal(desk.key, placeOf(officeId, id), JSON.stringify(steps))
    const saved = { ...entry, reference: id, after: plural(steps.length, 'step') }
    if (earlier) {
      const before = stepsOf(desk, officeId, id, earlier.steps)
      await update(trx, earlier, { steps: sealed })
      await appendAudit(trx, { ...saved, before: before && plural(before.length, 'step') })
      return DONE
    }
    const added = await trx
      .insertInto('macro')
      .values({
        office_id: officeId,
        id,
        name,
        steps: sealed,
        key: MACRO_KEYS.find((key) => rows.every((row) => row.key !== key)) ?? null,
        made_by: grant.userName,
        made_by_name: grant.displayName,
        made_at: desk.clock.now(),
      })
      // A colleague took the name or the key at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n)
      return { kind: 'refused', message: 'A colleague saved a macro at the same moment. Try again.' }
    await appendAudit(trx, { ...saved, before: null })
    return DONE
  })
}

/** Gives a macro another name, which no macro of the office has. */
export function renameMacro(desk: Desk, grant: AnyGrant, name: string, to: string): Promise<MacroOutcome> {
  return changeMacro(desk, grant, { name, verb: MACRO_RENAMED }, async (trx, row, rows) => {
    if (rows.some((each) => each.name === to))
      return { kind: 'refused', message: `There is a macro ${to} already.` }
    await update(trx, row, { name: to })
    return { before: null, after: null }
  })
}

/** Gives a macro another key, which no macro of the office has, or none. */
export function changeMacroKey(
  desk: Desk,
  grant: AnyGrant,
  name: string,
  key: number | null,
): Promise<MacroOutcome> {
  return changeMacro(desk, grant, { name, verb: MACRO_KEY_CHANGED }, async (trx, row, rows) => {
    const holder = rows.find((each) => key !== null && each.key === key && each.id !== row.id)
    if (holder)
      return { kind: 'refused', message: `The key g ${key} runs ${holder.name}. Choose another one.` }
    await update(trx, row, { key })
    return { before: keyText(row.key), after: keyText(key) }
  })
}

/** Deletes a macro of the office. */
export function deleteMacro(desk: Desk, grant: AnyGrant, name: string): Promise<MacroOutcome> {
  return changeMacro(desk, grant, { name, verb: MACRO_DELETED }, async (trx, row) => {
    await deleteRow(trx, row.office_id, row.id)
    return { before: null, after: null }
  })
}

type MacroRow = Selectable<MacroTable>
type Refused = Extract<MacroOutcome, { kind: 'refused' }>

/**
 * Changes a macro for its maker or an admin, with an audit entry. `change` answers the values before and
 * after, or why it did nothing.
 */
async function changeMacro(
  desk: Desk,
  grant: AnyGrant,
  { name, verb }: { name: string; verb: string },
  change: (
    trx: Transaction<DeskTables>,
    row: MacroRow,
    rows: readonly MacroRow[],
  ) => Promise<Refused | Pick<AuditEntry, 'before' | 'after'>>,
): Promise<MacroOutcome> {
  const entry = await macroEntry(desk, grant, verb)
  return inTransaction(await desk.store.db(), async (trx) => {
    const rows = await officeRows(trx, grant.officeId)
    const row = rows.find((each) => each.name === name)
    if (!row) return NOT_THERE
    if (!isMaker(row, grant)) return NOT_YOURS
    const changed = await change(trx, row, rows)
    if ('kind' in changed) return changed
    await appendAudit(trx, { ...entry, ...changed, reference: row.id })
    return DONE
  })
}

function keyText(key: number | null): string {
  return key === null ? 'no key' : `g ${key}`
}

async function update(
  trx: Transaction<DeskTables>,
  row: MacroRow,
  change: Partial<Pick<MacroTable, 'name' | 'steps' | 'key'>>,
): Promise<void> {
  await trx
    .updateTable('macro')
    .set(change)
    .where('office_id', '=', row.office_id)
    .where('id', '=', row.id)
    .execute()
}

/**
 * Deletes the macros of an office that have a word of this name in a step: the traveller was erased. One that
 * cannot be read goes as well.
 */
export async function dropMacrosNaming(
  desk: Pick<Desk, 'key'>,
  trx: Transaction<DeskTables>,
  officeId: string,
  traveller: string,
): Promise<void> {
  for (const row of await officeRows(trx, officeId)) {
    const steps = stepsOf(desk, officeId, row.id, row.steps)
    if (steps === null || [row.name, ...steps].some((text) => isNaming(text, traveller)))
      await deleteRow(trx, officeId, row.id)
  }
}

/** The rows of an office, locked, so that two people cannot take the same key or name. */
function officeRows(trx: Transaction<DeskTables>, officeId: string) {
  return trx.selectFrom('macro').selectAll().where('office_id', '=', officeId).forUpdate().execute()
}

async function deleteRow(trx: Transaction<DeskTables>, officeId: string, id: string): Promise<void> {
  await trx.deleteFrom('macro').where('office_id', '=', officeId).where('id', '=', id).execute()
}

function isMaker(row: { made_by: string }, { userName, role }: Person): boolean {
  return row.made_by === userName || role === 'admin'
}

/** The steps are sealed, because a line may have the name of a traveller. */
function stepsOf(desk: Pick<Desk, 'key'>, officeId: string, id: string, sealed: string): string[] | null {
  const text = unseal(desk.key, placeOf(officeId, id), sealed)
  return text === null ? null : (JSON.parse(text) as string[])
}

function placeOf(officeId: string, id: string): string {
  return `macro:${officeId}:${id}`
}
