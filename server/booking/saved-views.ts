import 'server-only'
import type { Transaction } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import { nameForms } from '../../lib/booking/same-person.ts'
import type { SavedView } from '../../lib/booking/list-view.ts'
import { isUnspaced } from '../../text/text-forms.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskTables } from '../store/schema.ts'

type Person = Pick<GrantFacts, 'officeId' | 'userName'>

/** Most views of one person. */
export const MOST_VIEWS = 20
/** Fewest letters of a beginning that counts: fewer letters begin names of many people. */
const LONG_BEGINNING = 4

/** The views that a person has saved, by name. */
export async function savedViews(desk: Desk, person: Person): Promise<SavedView[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('saved_view')
    .select(['name', 'query'])
    .where('office_id', '=', person.officeId)
    .where('user_name', '=', person.userName)
    .orderBy('name')
    .execute()
  return rows.flatMap(({ name, query }) => {
    const text = unseal(desk.key, placeOf(person, name), query)
    return text === null ? [] : [{ name, ...(JSON.parse(text) as Omit<SavedView, 'name'>) }]
  })
}

/**
 * Saves a query under a name, in place of an earlier one of that name. It is sealed, because the typed text
 * may be a traveller's name.
 * @returns false if the person has as many views as can be kept
 */
export async function saveView(desk: Desk, person: Person, view: SavedView): Promise<boolean> {
  const { name, params, typed } = view
  const existing = await savedViews(desk, person)
  if (existing.length >= MOST_VIEWS && existing.every((other) => other.name !== name)) return false
  const query = seal(desk.key, placeOf(person, name), JSON.stringify({ params, typed }))
  const db = await desk.store.db()
  await db
    .insertInto('saved_view')
    .values({
      office_id: person.officeId,
      user_name: person.userName,
      name,
      query,
      created_at: desk.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['office_id', 'user_name', 'name']).doUpdateSet({ query }))
    .execute()
  return true
}

/** Deletes a person's view; a view that is not there counts as deleted. */
export async function deleteView(desk: Desk, person: Person, name: string): Promise<void> {
  const db = await desk.store.db()
  await db
    .deleteFrom('saved_view')
    .where('office_id', '=', person.officeId)
    .where('user_name', '=', person.userName)
    .where('name', '=', name)
    .execute()
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
  for (const { user_name: userName, name, query } of rows) {
    const text = unseal(desk.key, placeOf({ officeId, userName }, name), query)
    const typed = text === null ? null : (JSON.parse(text) as SavedView).typed
    if (typed !== null && !isNaming(typed, traveller) && !isNaming(name, traveller)) continue
    await trx
      .deleteFrom('saved_view')
      .where('office_id', '=', officeId)
      .where('user_name', '=', userName)
      .where('name', '=', name)
      .execute()
  }
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

function placeOf({ officeId, userName }: Person, name: string): string {
  return `view:${officeId}:${userName}:${name}`
}
