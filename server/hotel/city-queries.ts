import 'server-only'
import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import type { InputOf } from '../../contract/registry.ts'
import { cityOptions } from '../../lib/hotel/city.ts'
import { readCityView } from '../../lib/hotel/city-view.ts'
import { readPlace, readStay } from '../../lib/hotel/stay-params.ts'
import { datesProblem } from '../../lib/hotel/stay.ts'
import { readOptions } from '../../lib/queries/read-options.ts'
import { desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { AnyGrant } from '../session/grant.ts'

/** The query parameters of a page as Next passes them. */
type PageParams = Readonly<Record<string, string | string[] | undefined>>

/**
 * The hotel screen's first reads, made before the screen is rendered: the hotels of the address and the name
 * of its place. A read that fails is left out; the browser then reads it itself and shows why it failed.
 * @param serverNow office time, ISO 8601 UTC
 */
export async function cityQueries(
  grant: AnyGrant,
  params: PageParams,
  serverNow: string,
): Promise<DehydratedState> {
  const address = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  )
  const client = new QueryClient()
  await Promise.all([keepPlace(client, grant, address), keepCity(client, grant, address, serverNow)])
  return dehydrate(client)
}

async function keepPlace(client: QueryClient, grant: AnyGrant, address: URLSearchParams): Promise<void> {
  const place = readPlace(address)
  if (place === null) return
  const input: InputOf<'place.lookup'> = { external_ids: [place] }
  const answer = await callAs(desk(), grant, 'place.lookup', input)
  if (answer.kind === 'ok') client.setQueryData(readOptions('place.lookup', input).queryKey, answer.data)
}

async function keepCity(
  client: QueryClient,
  grant: AnyGrant,
  address: URLSearchParams,
  serverNow: string,
): Promise<void> {
  const stay = readStay(address)
  if (stay === null || datesProblem(stay, serverNow) !== null) return
  const { queryKey } = cityOptions(stay, readCityView(address))
  const [id, input] = queryKey
  const answer = await callAs(desk(), grant, id, input)
  if (answer.kind === 'ok') client.setQueryData(queryKey, answer.data)
}
