import { RULES_SUMMARY } from '../../../contract/air/codes.ts'
import type { AirBaggagesAnswer } from '../../../contract/air/baggages.ts'
import type { AirRulesAnswer } from '../../../contract/air/rules.ts'
import { readableFare } from '../../domain/air/readable-fare.ts'
import { rulesOf } from '../../domain/air/fare-rules.ts'
import { ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Fare } from '../../supply/air/fare.ts'
import type { FareRules } from '../../supply/air/fare-rules.ts'
import type { CityOfAirport } from '../../supply/reference/port.ts'
import { inWords } from '../failure.ts'
import { servicesOf } from './air-services.ts'
import { failureOf } from './booking-words.ts'

/** Rules and baggage of fares (Session gateway, AirRules and AirBaggages; gaps 48-51, 227). */
export function airTermsHandlers(services: Services): Pick<Handlers, 'air.rules' | 'air.baggages'> {
  return {
    'air.rules': async ({ request, caller }) => {
      const { UniqueId, FareSourceCode } = request.body
      const query = { reference: UniqueId ?? null, offerCode: FareSourceCode ?? null }
      const result = await rulesOf(services, caller, query)
      if (!result.ok)
        return failureOf(
          'air',
          inWords(result, () => 'FareSourceCode or UniqueId is required'),
        )
      return ok(rulesAnswer(result.value.fare, result.value.rules, services.reference.cityOfAirport))
    },
    'air.baggages': async ({ request, caller }) => {
      const result = await readableFare(services, caller, request.body.FareSourceCode)
      if (!result.ok) return failureOf('air', result)
      const { fare } = result.value
      const { Services } = servicesOf(await services.air.extras(fare))
      return ok({ BaggageInfoes: baggageOf(fare), Services })
    },
  }
}

function rulesAnswer(fare: Fare, { summary, components }: FareRules, cityOf: CityOfAirport): AirRulesAnswer {
  const city = (airport: string) => cityOf(airport) ?? airport
  return {
    FareType: fare.fareType,
    FareRules: [
      { Airline: '', CityPair: '', RuleDetails: [detail(RULES_SUMMARY, summary)] },
      ...components.map(({ carrier, origin, destination, sections }) => ({
        Airline: carrier,
        CityPair: `${city(origin)}-${city(destination)}`,
        RuleDetails: sections.map(({ category, text }) => detail(category, text)),
      })),
    ],
  }
}

function detail(Category: string, Rules: string): AirRulesAnswer['FareRules'][number]['RuleDetails'][number] {
  return { Category, Rules, RuleItemsParsed: [], MessageDirection: 'ltr' }
}

/** One entry for each flight of the fare (gap 50). */
function baggageOf(fare: Fare): AirBaggagesAnswer['BaggageInfoes'] {
  return fare.legs.flatMap((leg, legIndex) =>
    leg.segments.map((segment, index) => ({
      Departure: segment.origin,
      Arrival: segment.destination,
      FlightNo: `${segment.marketingCarrier}${segment.flightNumber}`,
      Baggage: fare.segmentFares[legIndex]?.[index]?.baggage ?? null,
    })),
  )
}
