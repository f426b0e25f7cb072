import 'server-only'
import { draftKeyPrefix, type DraftLine } from '../../lib/booking/draft.ts'
import type { Desk } from '../desk.ts'
import { latestDrafts } from '../draft/drafts.ts'
import { allKinds } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'

const SHOWN = 4

/** The latest unfinished forms of this person. Those that no longer fit their kind are left out. */
export async function draftLines(here: Desk, grant: AnyGrant): Promise<DraftLine[]> {
  const drafts = await latestDrafts(here, grant)
  const lines = drafts.flatMap(({ key, json }): DraftLine[] => {
    const kind = allKinds.find((one) => key.startsWith(draftKeyPrefix(one.kind)))
    const draft = kind?.draft.safeParse(JSON.parse(json))
    return kind && draft?.success ? [{ ...kind.draftFacts(draft.data), kind: kind.kind, key }] : []
  })
  return lines.slice(0, SHOWN)
}
