import 'server-only'
import { z } from 'zod'
import { MOST_AT_ONCE } from '../../lib/booking/bulk.ts'
import { plural } from '../../lib/plural.ts'
import type { Block } from '../../pdf/blocks.ts'
import { paperOf } from '../../pdf/letterhead.ts'
import type { Desk } from '../desk.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { failure } from '../request/failure.ts'
import { readJsonObject } from '../request/json-body.ts'
import { isFromTheDesk } from '../request/same-origin.ts'
import type { AnyGrant } from '../session/grant.ts'
import { pdfAnswer } from './itinerary.ts'
import { itineraryBlocks } from './itinerary-paper.ts'
import { missingPage, readForPaper } from './paper-booking.ts'
import { bookingReference } from './reference.ts'

const bodyShape = z.object({
  references: z.array(bookingReference).min(1).max(MOST_AT_ONCE),
  isOne: z.boolean().default(false),
})

/**
 * Answers the itineraries of several bookings as one PDF without prices: each on a page of its own in the
 * order in which they were chosen, or all of them as one itinerary in the order of time, with their vouchers
 * (`isOne`). A last page names those that could not be read, and why.
 */
export async function itinerariesAnswer(desk: Desk, grant: AnyGrant, request: Request): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  const body = bodyShape.safeParse(await readJsonObject(request))
  if (!body.success) return failure(400, 'BadRequest', `Choose 1 to ${MOST_AT_ONCE} bookings for one file.`)
  const { references, isOne } = body.data
  const read = await readForPaper(desk, grant, references, { vouchers: isOne })
  if (read.kind === 'session') return failure(401, 'SessionExpired')
  const { bookings, missing } = read
  if (bookings.length === 0) return failure(404, 'NotFound', missing.join(' '))
  const pages = isOne ? [bookings] : bookings.map((each) => [each])
  const blocks = [
    ...pages.flatMap((page, index): Block[] => [
      ...(index === 0 ? [] : ['page' as const]),
      ...itineraryBlocks(page, 'none'),
    ]),
    ...missingPage(missing),
  ]
  const madeAt = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  const title = isOne ? 'Itinerary' : `Itineraries, ${plural(pages.length, 'page')}`
  const facts = { title, author: grant.officeName, madeAt }
  const name = `${isOne ? 'itinerary' : 'itineraries'}-${madeAt.toISOString().slice(0, 10)}.pdf`
  return pdfAnswer(await paperOf(await letterheadOf(desk, grant), facts, blocks), name)
}
