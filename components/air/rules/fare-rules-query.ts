'use client'

import { queryOptions } from '@tanstack/react-query'
import type { FareRulesView } from '../../../lib/air/fare-rules-view.ts'
import { fareRequest, rulesRequest, type RulesOf } from '../../../lib/air/air-reads.ts'
import { parseBaggage } from '../../../lib/air/parse-fare.ts'
import { missingPermissionText } from '../../../lib/permission-text.ts'
import { read, readAt, ReadFailure } from '../../../lib/read.ts'

/** Rules do not change; an hour is the most that a page stays open on one fare. */
const FRESH_MILLISECONDS = 60 * 60_000

/** The rules of a fare, read when somebody opens them. */
export function fareRulesOptions(of: RulesOf) {
  return queryOptions({
    queryKey: ['air.rules', of],
    queryFn: ({ signal }) => readAt<FareRulesView>('/api/flights/rules', rulesRequest(of), signal),
    staleTime: FRESH_MILLISECONDS,
    retry: false,
  })
}

/** The baggage of each flight of an offer, read when its details are opened. */
export function baggageOptions(fareCode: string) {
  return queryOptions({
    queryKey: ['air.baggages', fareCode],
    queryFn: async ({ signal }) => parseBaggage(await read('air.baggages', fareRequest(fareCode), signal)),
    staleTime: FRESH_MILLISECONDS,
    retry: false,
  })
}

/** Why rules or baggage cannot be shown, and whether asking again can help. */
export type NotShown = { text: string; again: boolean }

/** @param admins names of the office's admins */
export function notShown(
  error: unknown,
  what: { name: string; permission: 'air_rules' | 'air_baggages' },
  admins: readonly string[],
): NotShown {
  const unread = { text: `Couldn't load ${what.name.toLowerCase()}.`, again: true }
  if (!(error instanceof ReadFailure)) return unread
  if (error.status === 403) {
    return { text: `${missingPermissionText(what.permission, admins)}.`, again: false }
  }
  if (error.code === 'Err0102003' || error.code === 'Err0102005') {
    return { text: 'This fare has expired. Search again.', again: false }
  }
  if (error.code === 'NotFound')
    return { text: `${what.name} are not offered by this service.`, again: false }
  return unread
}
