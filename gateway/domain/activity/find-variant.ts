import type { Environment } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import type { ProductContent } from '../../supply/activity/product.ts'
import type { Variant } from '../../supply/activity/variant.ts'

/** A product of an environment; those of the other environment do not exist in this one. */
export async function findProduct(
  { activities }: Pick<Services, 'activities'>,
  uuid: string,
  environment: Environment,
): Promise<ProductContent | null> {
  const content = await activities.product(uuid)
  return content?.product.sandboxOnly && environment !== 'sandbox' ? null : content
}

/** A variant that is sold in an environment, with its product. */
export async function findVariant(
  services: Pick<Services, 'activities'>,
  uuid: string,
  environment: Environment,
): Promise<{ variant: Variant; content: ProductContent } | null> {
  const variant = await services.activities.variant(uuid)
  const content = variant && (await findProduct(services, variant.productUuid, environment))
  return variant && content ? { variant, content } : null
}
