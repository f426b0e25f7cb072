import 'server-only'
import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import {
  productOptions,
  restrictionsOptions,
  variantOptions,
  variantsOptions,
} from '../../lib/activity/activity-reads.ts'
import { desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { AnyGrant } from '../session/grant.ts'

type FirstRead = {
  queryKey: readonly [
    'activity.product' | 'activity.restrictions' | 'activity.product-types' | 'activity.product-type',
    { uuid: string },
  ]
}

/**
 * The first reads of a product's page, made before it is rendered: the product, whom it is sold to, and its
 * variants. Price lists are left to the browser: six months of them are larger than the page. A read that
 * fails is left out; the browser then reads it itself and shows why it failed.
 */
export async function productQueries(grant: AnyGrant, productUuid: string): Promise<DehydratedState> {
  const client = new QueryClient()
  const keep = async ({ queryKey }: FirstRead) => {
    const answer = await callAs(desk(), grant, ...queryKey)
    if (answer.kind !== 'ok') return null
    client.setQueryData<unknown>(queryKey, answer.data)
    return answer.data
  }
  const [, , variants] = await Promise.all([
    keep(productOptions(productUuid)),
    keep(restrictionsOptions(productUuid)),
    keep(variantsOptions(productUuid)),
  ])
  if (Array.isArray(variants)) await Promise.all(variants.map(({ uuid }) => keep(variantOptions(uuid))))
  return dehydrate(client)
}
