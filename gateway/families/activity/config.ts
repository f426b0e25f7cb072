import { PHOTOS_PATH } from '../../../contract/reference/photos.ts'
import { ok } from '../../domain/outcome.ts'
import { runDue } from '../../domain/booking/run-due.ts'
import { balanceOf } from '../../domain/wallet/balance.ts'
import { singaporeWallTime } from '../../clock.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { stableUuid } from '../../uuid.ts'
import { usdOf } from '../usd.ts'
import {
  activitySortings,
  activityTypes,
  catalogueCategories,
  catalogueLanguages,
  optionInputTypes,
} from './vocabulary.ts'

function named(kind: string, entries: readonly { name: string; code?: string }[]) {
  return {
    data: entries.map((entry) => ({ ...entry, uuid: stableUuid(`${kind}:${entry.code ?? entry.name}`) })),
  }
}

/** The documented view of the wallet, with the office's clock (Activity v2, config; gap 165). */
export function activityConfigHandlers(services: Services): Pick<Handlers, 'activity.config'> {
  const vocabulary = {
    countries: named(
      'country',
      services.reference.countries().map(({ name, code }) => ({ name, code })),
    ),
    languages: named('language', catalogueLanguages),
    currencies: named('currency', [{ name: 'US Dollar', code: 'USD' }]),
    types: named('type', activityTypes),
    categories: named('category', catalogueCategories),
    // The gateway does not sell activities yet.
    locations: { data: [] },
    optionInputTypes: [optionInputTypes],
  }
  return {
    'activity.config': async ({ caller, origin }) => {
      await runDue(services, caller.officeId)
      const wallet = await balanceOf(services.db, caller.officeId)
      return ok({
        now: singaporeWallTime(caller.now),
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
        ...vocabulary,
      })
    },
  }
}
