import type { Services } from '../services.ts'
import type { Scenario } from '../supply/scenario.ts'
import { scenarioHotels, type HotelScenario } from '../world/hotel/catalogue/scenario-hotels.ts'
import { sandboxCity } from '../world/geography/sandbox-city.ts'
import type { ArmableScenario } from '../domain/sandbox/armed.ts'

/** Scenarios for ordinary inventory: armed by hand, they strike the next fitting call of the office. */
const armedScenarios: Readonly<Record<ArmableScenario, string>> = {
  ticket_stall: 'The next ticket that falls due stays in process (20/20)',
  sold_out: 'The next revalidation or rate check is refused: Err0102005',
  expired: 'The next revalidation or rate check is refused: Err0102003',
  price_rise: 'The next revalidation or rate check costs more: PriceChange',
  price_fall: 'The next revalidation costs less: PriceChange',
}

/** What the hotels of the sandbox's own city are there to show. */
const hotelEffects: Readonly<Record<HotelScenario, string>> = {
  price_rise: 'The rate check answers a higher total under a new code',
  sold_out_at_check: 'The rate check is refused: Err0102005',
  one_left: 'One room: AvailableRooms 1, gone for the office once it is held',
  family_four: 'A room for a family of four; several rooms have a price each',
  unrated_no_photo: '0 stars, no reviews, no pictures: empty lists',
  extendable: 'The payment deadline can be extended once, by 10 minutes',
  slow_voucher: 'Confirmed at once, the voucher number 90 seconds after HotelOrder',
}

/** Everything the sandbox can be made to do, for the control plane and the desk's drawer. */
export function scenarios({ air }: Services): Scenario[] {
  const armed = Object.entries(armedScenarios).map(([id, effect]) => ({
    id,
    trigger: `POST /_sandbox/arm {"scenario": "${id}", "office": "<OfficeId>"}`,
    effect,
  }))
  const hotels = scenarioHotels.map(({ scenario, name }) => ({
    id: scenario.replaceAll('_', '-'),
    trigger: `Hotel "${name}" in ${sandboxCity.name}`,
    effect: hotelEffects[scenario],
  }))
  return [...air.scenarios, ...hotels, ...armed]
}
