import 'server-only'
import { firstDateAnywhere, firstTimeAnywhere } from '../../lib/first-date.ts'
import { addDays } from '../../lib/dates.ts'
import { wallInstant } from '../../lib/zone.ts'
import { summaryOf, type StoredBooking } from '../booking/stored-row.ts'
import type { officeRows } from '../booking/office-rows.ts'
import type { Desk } from '../desk.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * The bookings of yesterday by the office's date that have not started: where they start it is still that day
 * (decision 19). In order of their local times. Of those whose zone is not known there is none.
 * @param rows those that may be on the agenda
 * @param now office time, ISO 8601 UTC
 */
export async function stillToStart(
  here: Desk,
  grant: AnyGrant,
  rows: ReturnType<typeof officeRows>,
  now: string,
): Promise<StoredBooking[]> {
  const today = now.slice(0, 10)
  if (firstDateAnywhere(now) === today) return []
  const candidates = await rows
    .selectAll()
    .where('first_day', '=', addDays(today, -1))
    .where('summary', 'is not', null)
    .where('starts_at', '>', firstTimeAnywhere(now))
    .orderBy('starts_at')
    .orderBy('reference')
    .execute()
  const ahead = new Set<StoredBooking>()
  for (const [kind, ofKind] of Map.groupBy(candidates, (row) => row.kind)) {
    const record = kindOf(kind)
    const read = ofKind.flatMap((row) => {
      const summary = summaryOf(record, row)
      return summary === null ? [] : [{ row, summary }]
    })
    const summaries = read.map(({ summary }) => summary)
    const zones = (await record.startZones?.(here, grant, summaries)) ?? []
    for (const [index, { row }] of read.entries()) {
      const startsAt = wallInstant(row.starts_at, zones[index])
      if (startsAt !== null && Date.parse(startsAt) > Date.parse(now)) ahead.add(row)
    }
  }
  return candidates.filter((row) => ahead.has(row))
}
