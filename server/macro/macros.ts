import 'server-only'
import type { Transaction } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import { inTransaction } from '../../database/transaction.ts'
import { MACRO_KEYS, MOST_MACROS, type Macro, type MacroOutcome } from '../../lib/macro/macro.ts'
import { isNaming } from '../booking/saved-views.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'

type Person = Pick<GrantFacts, 'officeId' | 'userName' | 'displayName' | 'role'>

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
  person: Person,
  { name, steps }: Pick<Macro, 'name' | 'steps'>,
): Promise<MacroOutcome> {
  const { officeId } = person
  return inTransaction(await desk.store.db(), async (trx) => {
    const rows = await officeRows(trx, officeId)
    const earlier = rows.find((row) => row.name === name)
    if (earlier && !isMaker(earlier, person)) return NOT_YOURS
    if (!earlier && rows.length >= MOST_MACROS)
      return { kind: 'refused', message: `An office keeps at most ${MOST_MACROS} macros. Delete one first.` }
    const id = earlier?.id ?? crypto.randomUUID()
    const sealed = seal(desk.key, placeOf(officeId, id), JSON.stringify(steps))
    if (earlier) {
      await trx
        .updateTable('macro')
        .set({ steps: sealed })
        .where('office_id', '=', officeId)
        .where('id', '=', id)
        .execute()
      return { kind: 'done' }
    }
    const added = await trx
      .insertInto('macro')
      .values({
        office_id: officeId,
        id,
        name,
        steps: sealed,
        key: MACRO_KEYS.find((key) => rows.every((row) => row.key !== key)) ?? null,
        made_by: person.userName,
        made_by_name: person.displayName,
        made_at: desk.clock.now(),
      })
      // A colleague took the name or the key at the same moment.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 1n) return { kind: 'done' }
    return { kind: 'refused', message: 'A colleague saved a macro at the same moment. Try again.' }
  })
}

/** Gives a macro another name, which no macro of the office has. */
export async function renameMacro(
  desk: Desk,
  person: Person,
  name: string,
  to: string,
): Promise<MacroOutcome> {
  return inTransaction(await desk.store.db(), async (trx) => {
    const rows = await officeRows(trx, person.officeId)
    const row = rows.find((each) => each.name === name)
    if (!row) return NOT_THERE
    if (!isMaker(row, person)) return NOT_YOURS
    if (rows.some((each) => each.name === to))
      return { kind: 'refused', message: `There is a macro ${to} already.` }
    await trx
      .updateTable('macro')
      .set({ name: to })
      .where('office_id', '=', person.officeId)
      .where('id', '=', row.id)
      .execute()
    return { kind: 'done' }
  })
}

/** Gives a macro another key, which no macro of the office has, or none. */
export async function changeMacroKey(
  desk: Desk,
  person: Person,
  name: string,
  key: number | null,
): Promise<MacroOutcome> {
  return inTransaction(await desk.store.db(), async (trx) => {
    const rows = await officeRows(trx, person.officeId)
    const row = rows.find((each) => each.name === name)
    if (!row) return NOT_THERE
    if (!isMaker(row, person)) return NOT_YOURS
    const holder = rows.find((each) => key !== null && each.key === key && each.id !== row.id)
    if (holder)
      return { kind: 'refused', message: `The key g ${key} runs ${holder.name}. Choose another one.` }
    await trx
      .updateTable('macro')
      .set({ key })
      .where('office_id', '=', person.officeId)
      .where('id', '=', row.id)
      .execute()
    return { kind: 'done' }
  })
}

/** Deletes a macro of the office. */
export async function deleteMacro(desk: Desk, person: Person, name: string): Promise<MacroOutcome> {
  return inTransaction(await desk.store.db(), async (trx) => {
    const row = (await officeRows(trx, person.officeId)).find((each) => each.name === name)
    if (!row) return NOT_THERE
    if (!isMaker(row, person)) return NOT_YOURS
    await deleteRow(trx, person.officeId, row.id)
    return { kind: 'done' }
  })
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
