import 'server-only'
import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { headers } from 'next/headers'
import { hotelRatesOptions } from '../../lib/hotel/hotel-rates.ts'
import { datesProblem, type StayDates } from '../../lib/hotel/stay.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { AnyGrant } from '../session/grant.ts'

/** Most suppliers answer within this time. The page's placeholders are shown meanwhile. */
const WAIT_MILLISECONDS = 1_500

/**
 * The rates of a hotel, read before its page is rendered, so that its photo and name are in the page itself:
 * the browser would ask for them only once its scripts run. An answer that fails or takes too long is left
 * out; the browser then reads it itself and shows why it failed.
 *
 * Only for a page that the browser opens, by an address or in a new tab. Within the desk the rates may have
 * been read before, and those of a refresh would replace the ones that the agent is looking at.
 * @param serverNow office time, ISO 8601 UTC
 * @returns undefined where the browser is to read
 */
export async function hotelQueries(
  desk: Desk,
  grant: AnyGrant,
  { hotelId, stay, serverNow }: { hotelId: number; stay: StayDates; serverNow: string },
): Promise<DehydratedState | undefined> {
  const isOpened = (await headers()).get('sec-fetch-mode') === 'navigate'
  if (!isOpened || datesProblem(stay, serverNow) !== null) return undefined
  const { queryKey } = hotelRatesOptions(hotelId, stay)
  const [id, input] = queryKey
  const answer = await callAs(desk, grant, id, input, AbortSignal.timeout(WAIT_MILLISECONDS))
  if (answer.kind !== 'ok') return undefined
  const client = new QueryClient()
  client.setQueryData(queryKey, answer.data)
  return dehydrate(client)
}
