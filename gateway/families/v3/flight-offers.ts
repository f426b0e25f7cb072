import { randomUUID } from 'node:crypto'
import { CHECK_MINUTES } from '../../../contract/air/limits.ts'
import { plusSeconds } from '../../clock.ts'
import { readOffer } from '../../domain/air/read-offer.ts'
import { revalidate } from '../../domain/air/revalidate.ts'
import { openSearch, wantedFares } from '../../domain/air/search.ts'
import { totalCents } from '../../domain/air/total-cents.ts'
import { offerCoder, readOfferCode } from '../../domain/offer-code.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Caller } from '../../domain/session/caller.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inWords, withId } from '../failure.ts'
import { offerObject } from './flight-records.ts'
import { searchOf, searchSentence } from './flight-requests.ts'
import { flightOfferIds } from './offer-id.ts'

const MINUTE_SECONDS = 60
/** Failure ids for an offer that is not sold any more (v3, Errors; gap 125). */
const offerFailures = { expired: 'offer_expired', gone: 'offer_expired' } as const

/** Searching flights and pricing an offer (interface, Assumed operations; gaps 126, 128). */
export function flightOfferHandlers(
  services: Services,
): Pick<Handlers, 'flight.search' | 'flight.offer' | 'flight.offer-revalidation'> {
  const { secret } = services.settings

  /** The offer code of an id that was given to this office; null for any other. */
  const codeOf = ({ officeId }: Caller, id: string) => {
    const code = flightOfferIds.codeOf(id)
    return code !== null && readOfferCode('air', secret, officeId, code) !== null ? code : null
  }

  return {
    'flight.search': async ({ request, caller, signal }) => {
      const opened = await openSearch(services, caller, searchOf(request.body))
      if (!opened.ok) return withId(inWords(opened, searchSentence), { 'rule-broken': 'validation_failed' })
      const code = offerCoder('air', secret, caller.officeId, opened.value.searchId)
      const fares = await wantedFares(services, opened.value, signal)
      fares.sort((one, other) => totalCents(one) - totalCents(other) || one.index - other.index)
      return ok({
        object: 'flight_search' as const,
        // A random id that identifies only this answer: no search can be found by it.
        id: `fsr_${randomUUID().replaceAll('-', '')}`,
        offer_count: fares.length,
        offers: fares.map((fare) => offerObject(fare, code(fare.index), false)),
      })
    },
    'flight.offer': async ({ request, caller }) => {
      const code = codeOf(caller, request.params.id)
      if (code === null) return fail('not_found')
      const read = await readOffer(services, caller, code)
      if (!read.ok) return withId(read, offerFailures)
      return ok(offerObject(read.value.fare, code, read.value.priceChanged))
    },
    'flight.offer-revalidation': async ({ request, caller }) => {
      const code = codeOf(caller, request.params.id)
      if (code === null) return fail('not_found')
      const priced = await revalidate(services, caller, code)
      if (!priced.ok) return withId(priced, offerFailures)
      return ok({
        ...offerObject(priced.value.fare, code, priced.value.priceChanged),
        revalidated_until: plusSeconds(caller.now, CHECK_MINUTES * MINUTE_SECONDS).toISOString(),
      })
    },
  }
}
