import 'server-only'
import type { OperationId } from '../../contract/registry.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { checkedAt } from '../booking/check-offer.ts'
import { bookingReading } from '../booking/reading.ts'
import type { Desk } from '../desk.ts'
import { allKinds } from '../kinds.ts'
import { officeConfig } from '../office/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * Shapes a small answer for the browser. Most pass unchanged. A booking's record has full passport numbers
 * and supplier HTML, so it leaves as a view, and the desk store records its state; the rules of a fare
 * leave as text, and a list of records with what its kind masks. A checked offer is sent with the office's
 * time and money.
 */
export async function shapeForBrowser(
  desk: Desk,
  grant: AnyGrant,
  id: OperationId,
  { data, askedAt }: { data: unknown; askedAt: Date },
): Promise<unknown> {
  const recorded = allKinds.find(({ kind }) => kindFacts(kind).record.operation === id)
  if (recorded) {
    const view = await recorded.viewOf(data, desk, grant)
    return bookingReading(desk, grant, recorded, view, askedAt)
  }
  const other = allKinds.find(({ otherRead }) => otherRead?.operation === id)
  if (other?.otherRead) return other.otherRead.shown(data)
  const priced = allKinds.find(({ kind }) => kindFacts(kind).check.operation === id)
  if (!priced) return data
  return priced.checkedOf(data, checkedAt(desk, await officeConfig(desk, grant)))
}
