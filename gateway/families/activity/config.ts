import { PHOTOS_PATH } from '../../../contract/reference/photo-sizes.ts'
import { ok } from '../../domain/outcome.ts'
import { runDue } from '../../domain/booking/run-due.ts'
import { balanceOf } from '../../domain/wallet/balance.ts'
import { singaporeTimeParts } from '../../clock.ts'
import type { Environment } from '../../../contract/session/limits.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { stableUuid } from '../../uuid.ts'
import { usdOf } from '../usd.ts'
import { activitySortings, catalogueLanguages, optionInputTypes } from '../../../contract/activity/codes.ts'
import { countByLocation } from '../../domain/activity/locations.ts'
import { locationTree } from './location-tree.ts'
import { languageRecord } from './product-records.ts'

/** The documented view of the wallet, with the office's clock (Activity v2, config; gap 165). */
export function activityConfigHandlers(services: Services): Pick<Handlers, 'activity.config'> {
  const vocabulary = (environment: Environment) => {
    const catalogue = services.activities.catalogue()
    const places = countByLocation(catalogue, environment)
    const isListed = ({ sandboxOnly }: { sandboxOnly: boolean }) => !sandboxOnly || environment === 'sandbox'
    return {
      languages: { data: catalogueLanguages.map(({ code }) => languageRecord(code)) },
      countries: { data: places.map(({ country: { name, code, uuid } }) => ({ name, code, uuid })) },
      currencies: { data: [{ name: 'US Dollar', code: 'USD', uuid: stableUuid('currency:USD') }] },
      types: { data: catalogue.types.map(({ name, uuid }) => ({ name, uuid })) },
      categories: {
        data: catalogue.categories.filter(isListed).map(({ name, uuid, parentUuid }) => ({
          ...{ name, uuid, parentUuid },
          children: catalogue.categories
            .filter((child) => child.parentUuid === uuid && isListed(child))
            .map((child) => ({ name: child.name, uuid: child.uuid })),
        })),
      },
      locations: locationTree(places),
      optionInputTypes: [{ ...optionInputTypes }],
    }
  }
  return {
    'activity.config': async ({ caller, origin, environment }) => {
      await runDue(services, caller.officeId)
      const wallet = await balanceOf(services.db, caller.officeId)
      return ok({
        now: singaporeTimeParts(caller.now),
        version: 2,
        serverUrl: origin,
        photosUrl: `${origin}${PHOTOS_PATH}`,
        activitiesSorting: [...activitySortings],
        user: {
          name: caller.displayName,
          email: null,
          uuid: caller.publicId,
          defaultPagination: 50,
          defaultSortBy: 'date',
          defaultCurrencyCode: 'USD',
          defaultLanguageCode: 'EN',
          walletBalance: usdOf(wallet.balanceCents),
          // The document shows it as a negative number (Activity v2, config).
          walletBlockedBalance: wallet.heldCents === 0n ? 0 : -usdOf(wallet.heldCents),
          walletAvailableBalance: usdOf(wallet.balanceCents - wallet.heldCents),
          walletAlertValue: usdOf(wallet.alertCents),
        },
        ...vocabulary(environment),
      })
    },
  }
}
