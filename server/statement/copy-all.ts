import 'server-only'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { CopyOutcome } from './copy-statement.ts'
import { copyPermitted } from './statement-source.ts'

/** The statement is brought up to date this often at most, 2,000 movements at a time. */
const MOST_COPIES = 10

/** Brings the copy up to date for a file, with the older movements, as far as a request may wait for them. */
export async function copyAll(desk: Desk, grant: AnyGrant): Promise<CopyOutcome> {
  let copied = await copyPermitted(desk, grant)
  for (let more = 1; more < MOST_COPIES && copied.kind === 'copied' && copied.missing > 0; more++) {
    copied = await copyPermitted(desk, grant)
  }
  return copied
}
