import 'server-only'
import { seal, unseal } from '../../database/sealed-text.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'

const LIFE_MILLISECONDS = 24 * 3_600_000
/** Most characters of a draft's JSON. */
export const DRAFT_LIMIT = 64_000

/** Most drafts of a person; the oldest are deleted. */
const MOST_DRAFTS = 10

type Owner = Pick<GrantFacts, 'officeId' | 'userName'>

/** Saves a draft, sealed, for 24 hours; answers when, by the desk's clock. */
export async function keepDraft(desk: Desk, owner: Owner, key: string, json: string): Promise<Date> {
  const db = await desk.store.db()
  const now = desk.clock.now()
  const columns = {
    sealed_payload: seal(desk.key, place(owner, key), json),
    expires_at: new Date(now.getTime() + LIFE_MILLISECONDS),
  }
  await db
    .insertInto('draft')
    .values({ office_id: owner.officeId, user_name: owner.userName, key, ...columns })
    .onConflict((conflict) => conflict.columns(['office_id', 'user_name', 'key']).doUpdateSet(columns))
    .execute()
  await eraseSurplus(db, owner)
  return now
}

async function eraseSurplus(db: DeskDb, owner: Owner): Promise<void> {
  const ofOwner = db
    .selectFrom('draft')
    .select('key')
    .where('office_id', '=', owner.officeId)
    .where('user_name', '=', owner.userName)
  await db
    .deleteFrom('draft')
    .where('office_id', '=', owner.officeId)
    .where('user_name', '=', owner.userName)
    .where('key', 'in', ofOwner.orderBy('expires_at', 'desc').orderBy('key').offset(MOST_DRAFTS))
    .execute()
}

/** Erases a draft if it exists. */
export async function eraseDraft(db: DeskDb, owner: Owner, key: string): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('office_id', '=', owner.officeId)
    .where('user_name', '=', owner.userName)
    .where('key', '=', key)
    .execute()
}

/**
 * A person's own drafts whose keys start with `keyPrefix`, latest first: key, JSON, and when it was saved. By
 * default all of the person. Drafts that cannot be opened are left out.
 */
export async function latestDrafts(
  desk: Desk,
  owner: Owner,
  keyPrefix = '',
): Promise<{ key: string; json: string; savedAt: Date }[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('draft')
    .select(['key', 'sealed_payload', 'expires_at'])
    .where('office_id', '=', owner.officeId)
    .where('user_name', '=', owner.userName)
    .where((where) => where(where.fn<boolean>('starts_with', ['key', where.val(keyPrefix)]), '=', true))
    .where('expires_at', '>', desk.clock.now())
    .orderBy('expires_at', 'desc')
    .orderBy('key')
    .execute()
  return rows.flatMap(({ key, sealed_payload, expires_at }) => {
    const json = unseal(desk.key, place(owner, key), sealed_payload)
    const savedAt = new Date(expires_at.getTime() - LIFE_MILLISECONDS)
    return json === null ? [] : [{ key, json, savedAt }]
  })
}

function place(owner: Owner, key: string): string {
  return `draft:${owner.officeId}:${owner.userName}:${key}`
}
