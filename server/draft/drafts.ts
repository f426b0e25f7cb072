import 'server-only'
import { seal, unseal } from '../crypto/secret-box.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import type { DeskDb } from '../store/store.ts'

const LIFE_MILLISECONDS = 24 * 3_600_000
/** Most characters of a draft's JSON. */
export const DRAFT_LIMIT = 64_000

type Owner = Pick<GrantFacts, 'officeId' | 'userName'>

/** Keeps a draft, sealed, for 24 hours; null erases it. */
export async function keepDraft(desk: Desk, owner: Owner, key: string, json: string | null): Promise<void> {
  const db = await desk.store.db()
  const now = desk.clock.now()
  if (json === null) return eraseDraft(db, owner, key)
  const kept = {
    sealed_payload: seal(desk.key, place(owner, key), json),
    expires_at: new Date(now.getTime() + LIFE_MILLISECONDS),
  }
  await db
    .insertInto('draft')
    .values({ office_id: owner.officeId, user_name: owner.userName, key, ...kept })
    .onConflict((conflict) => conflict.columns(['office_id', 'user_name', 'key']).doUpdateSet(kept))
    .execute()
}

/** Erases a draft, where it was there. */
export async function eraseDraft(db: DeskDb, owner: Owner, key: string): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('office_id', '=', owner.officeId)
    .where('user_name', '=', owner.userName)
    .where('key', '=', key)
    .execute()
}

/** A person's own draft as JSON; null where there is none, or none that can be opened. */
export async function readDraft(desk: Desk, owner: Owner, key: string): Promise<string | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('draft')
    .select('sealed_payload')
    .where('office_id', '=', owner.officeId)
    .where('user_name', '=', owner.userName)
    .where('key', '=', key)
    .where('expires_at', '>', desk.clock.now())
    .executeTakeFirst()
  return row ? unseal(desk.key, place(owner, key), row.sealed_payload) : null
}

function place(owner: Owner, key: string): string {
  return `draft:${owner.officeId}:${owner.userName}:${key}`
}
