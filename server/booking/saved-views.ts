import 'server-only'
import { createHmac } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import { nameForms } from '../../lib/booking/same-person.ts'
import type { SavedView } from '../../lib/booking/list-view.ts'
import { isUnspaced } from '../../text/text-forms.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskTables, SavedViewTable } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'

type Person = Pick<GrantFacts, 'officeId' | 'userName'>

/** Most views of one person. */
export const MOST_VIEWS = 20
/** Fewest letters of a beginning that counts: fewer letters begin names of many people. */
const LONG_BEGINNING = 4

/** The views that a person has saved, by name. */
export async function savedViews(desk: Desk, person: Person): Promise<SavedView[]> {
  const stored = await viewsOf(desk, await desk.store.db(), person)
  return stored.map(({ view }) => view).sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/**
 * Saves a query under a name, in place of an earlier one of that name. Both are sealed, because either may be
 * a traveller's name.
 * @returns false if the person has as many views as can be kept
 */
export async function saveView(desk: Desk, person: Person, view: SavedView): Promise<boolean> {
  const db = await desk.store.db()
  const stored = await viewsOf(desk, db, person)
  const earlier = stored.find((other) => other.view.name === view.name)
  if (stored.length >= MOST_VIEWS && !earlier) return false
  const { officeId, userName } = person
  // Two tabs that save the same name at once write the same row.
  const id = earlier?.id ?? idOf(desk, person, view.name)
  const query = seal(desk.key, placeOf(person, id), JSON.stringify(view))
  await db
    .insertInto('saved_view')
    .values({ office_id: officeId, user_name: userName, id, name: null, query, created_at: desk.clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['office_id', 'user_name', 'id']).doUpdateSet({ name: null, query }),
    )
    .execute()
  return true
}

/** Deletes a person's view; a view that is not there counts as deleted. */
export async function deleteView(desk: Desk, person: Person, name: string): Promise<void> {
  const db = await desk.store.db()
  for (const { id, view } of await viewsOf(desk, db, person)) {
    if (view.name === name)
      await deleteRow(db, { office_id: person.officeId, user_name: person.userName, id })
  }
}

/**
 * Deletes the views of an office, whoever saved them, whose typed text or own name has a word of this name,
 * or four letters or more of its beginning: the traveller was erased. One that cannot be read goes as well.
 */
export async function dropViewsNaming(
  desk: Pick<Desk, 'key'>,
  trx: Transaction<DeskTables>,
  officeId: string,
  traveller: string,
): Promise<void> {
  const rows = await trx.selectFrom('saved_view').selectAll().where('office_id', '=', officeId).execute()
  for (const row of rows) {
    const view = opened(desk, row)
    if (view && !isNaming(view.typed, traveller) && !isNaming(view.name, traveller)) continue
    await deleteRow(trx, row)
  }
}

/**
 * Seals the names that an earlier desk has stored in clear beside the sealed query. A view that cannot be
 * opened is deleted. Runs when the desk starts, while it is in use.
 */
export async function sealViewNames(desk: Desk): Promise<void> {
  const db = await desk.store.db()
  const rows = await db.selectFrom('saved_view').selectAll().where('name', 'is not', null).execute()
  for (const row of rows) {
    const view = opened(desk, row)
    if (view === null) {
      await deleteRow(db, row)
      continue
    }
    const place = placeOf({ officeId: row.office_id, userName: row.user_name }, row.id)
    await db
      .updateTable('saved_view')
      .set({ name: null, query: seal(desk.key, place, JSON.stringify(view)) })
      .where('office_id', '=', row.office_id)
      .where('user_name', '=', row.user_name)
      .where('id', '=', row.id)
      // Somebody may have saved it anew meanwhile.
      .where('query', '=', row.query)
      .execute()
  }
}

type Row = Selectable<SavedViewTable>

function idOf({ findKey }: Desk, person: Person, name: string): string {
  return createHmac('sha256', findKey.bytes).update(placeOf(person, name)).digest('base64url')
}

/** The views of a person that can be opened, with the ids of their rows. */
async function viewsOf(desk: Desk, db: DeskDb, { officeId, userName }: Person) {
  const rows = await db
    .selectFrom('saved_view')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('user_name', '=', userName)
    .execute()
  return rows.flatMap((row) => {
    const view = opened(desk, row)
    return view ? [{ id: row.id, view }] : []
  })
}

/** A view of a row; of one whose name is in clear, the query was sealed for that name. */
function opened({ key }: Pick<Desk, 'key'>, row: Row): SavedView | null {
  const person = { officeId: row.office_id, userName: row.user_name }
  const text = unseal(key, placeOf(person, row.name ?? row.id), row.query)
  if (text === null) return null
  const view = JSON.parse(text) as SavedView
  return row.name === null ? view : { ...view, name: row.name }
}

async function deleteRow(
  db: DeskDb,
  { office_id, user_name, id }: Omit<Row, 'name' | 'query' | 'created_at'>,
) {
  await db
    .deleteFrom('saved_view')
    .where('office_id', '=', office_id)
    .where('user_name', '=', user_name)
    .where('id', '=', id)
    .execute()
}

/** Whether a text has a word of a traveller's name, or four letters or more of its beginning. */
export function isNaming(text: string, traveller: string): boolean {
  const names = nameForms(traveller)
  return nameForms(text).some((words) => names.some((name) => sharesName(words, name)))
}

/** Whether a typed word, or all of them as one, is a word of the name or a long beginning of one. */
function sharesName(typed: readonly string[], name: readonly string[]): boolean {
  const whole = name.join('')
  return [...typed, typed.join('')].some((word) => {
    if (isUnspaced(word)) return whole.includes(word)
    const isLong = word.length >= LONG_BEGINNING
    return name.some((part, at) => part === word || (isLong && name.slice(at).join('').startsWith(word)))
  })
}

function placeOf({ officeId, userName }: Person, id: string): string {
  return `view:${officeId}:${userName}:${id}`
}
