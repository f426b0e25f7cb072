import 'server-only'
import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { readActivityView } from '../../lib/activity/activity-params.ts'
import { catalogueOptions } from '../../lib/activity/catalogue-options.ts'
import { desk } from '../desk.ts'
import type { Grant } from '../session/grant.ts'
import { cataloguePage } from './catalogue-page.ts'

/**
 * The first page of the catalogue, made before the screen is rendered. A page that cannot be read is left
 * out: the browser reads it itself and shows why it failed.
 */
export async function catalogueQueries(
  grant: Grant<'activity_products'>,
  address: URLSearchParams,
): Promise<DehydratedState> {
  const client = new QueryClient()
  const view = readActivityView(address)
  const answer = await cataloguePage(desk(), grant, view, { atFirst: true })
  if (answer.kind === 'ok') client.setQueryData(catalogueOptions(view).queryKey, answer.data)
  return dehydrate(client)
}
