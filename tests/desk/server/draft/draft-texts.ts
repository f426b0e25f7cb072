import type { Desk } from '../../../../server/desk.ts'
import { latestDrafts } from '../../../../server/draft/drafts.ts'

/** The drafts of a person whose keys start with `keyPrefix`, as JSON, latest first. */
export async function draftTexts(
  desk: Desk,
  owner: Parameters<typeof latestDrafts>[1],
  keyPrefix: string,
): Promise<string[]> {
  return (await latestDrafts(desk, owner, keyPrefix)).map(({ json }) => json)
}
