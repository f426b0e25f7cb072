import 'server-only'
import { z } from 'zod'
import { MOST_AT_ONCE } from '../../lib/booking/bulk.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { plural } from '../../lib/plural.ts'
import type { Block } from '../../pdf/blocks.ts'
import { paperOf } from '../../pdf/letterhead.ts'
import type { Desk } from '../desk.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { kindOf } from '../kinds.ts'
import { failure } from '../request/failure.ts'
import { readJsonObject } from '../request/json-body.ts'
import { isFromTheDesk } from '../request/same-origin.ts'
import type { AnyGrant } from '../session/grant.ts'
import { agreedOf, asAgreed } from './agreed.ts'
import { itineraryBlocks, pdfAnswer } from './itinerary.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { rowsByReference } from './office-rows.ts'
import { bookingReference } from './reference.ts'

const bodyShape = z.object({ references: z.array(bookingReference).min(1).max(MOST_AT_ONCE) })

/**
 * Answers the itineraries of several bookings as one PDF without prices, each on a page of its own, in the
 * order in which they were chosen. A last page names those that could not be read, and why.
 */
export async function itinerariesAnswer(desk: Desk, grant: AnyGrant, request: Request): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  const body = bodyShape.safeParse(await readJsonObject(request))
  if (!body.success) return failure(400, 'BadRequest', `Choose 1 to ${MOST_AT_ONCE} bookings for one file.`)
  const { references } = body.data
  const rows = await rowsByReference(await desk.store.db(), grant, references)
  const pages: Block[][] = []
  const missing: string[] = []
  for (const reference of new Set(references)) {
    const row = rows.get(reference)
    const page = row ? await pageOf(desk, grant, kindOf(row.kind), reference) : NOT_OURS
    if (page === 'session') return failure(401, 'SessionExpired')
    if (typeof page === 'string') missing.push(`${reference}: ${page}`)
    else pages.push(page)
  }
  if (pages.length === 0) return failure(404, 'NotFound', missing.join(' '))
  if (missing.length > 0) pages.push(missingPage(missing))
  const madeAt = new Date(serverNowOf(desk, await officeConfig(desk, grant)))
  const facts = { title: `Itineraries, ${plural(pages.length, 'page')}`, author: grant.officeName, madeAt }
  const blocks = pages.flatMap((page, index): Block[] => (index === 0 ? page : ['page', ...page]))
  const day = madeAt.toISOString().slice(0, 10)
  return pdfAnswer(await paperOf(await letterheadOf(desk, grant), facts, blocks), `itineraries-${day}.pdf`)
}

const NOT_OURS = 'No booking of this office has this reference.'

/** The itinerary of a booking, or why there is none, as a sentence. */
async function pageOf<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  reference: string,
): Promise<Block[] | 'session' | (string & {})> {
  const read = await kind.read(desk, grant, { reference })
  if (isSessionLost(read)) return 'session'
  if (read.kind === 'unknown') return `${SERVICE_AWAY}.`
  if (read.kind === 'refused') return read.message
  const booking = asAgreed(kind, read.data, await agreedOf(desk, grant.officeId, reference))
  return itineraryBlocks(desk, grant, kind, booking, 'none')
}

function missingPage(missing: readonly string[]): Block[] {
  return [
    { style: 'title', text: 'Not in this file' },
    ...missing.map((text): Block => ({ style: 'body', text })),
  ]
}
