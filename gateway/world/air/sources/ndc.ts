import type { CabinClass } from '../../../supply/air/fare.ts'
import type { Family, SourceProfile } from './profile.ts'

const CARRIERS = new Set(
  'BA IB AA LH LX OS SN AZ AF KL UA AC SQ EK QR QF AY TP SK EI FI VY LO BT EY CX TK AV CM LA KC NZ ET GF WY A3 UX VS'.split(
    ' ',
  ),
)

/**
 * Airlines' own offers (NDC): the same flights as in the GDS, sold in fare families without the GDS
 * surcharge.
 */
export const ndc: SourceProfile = {
  id: 'ndc',
  fareType: 1,
  sells: (carrier) => CARRIERS.has(carrier.code),
  // Airlines sell their own flights here; another carrier may fly only the parts below 2,500 km.
  covers: (journey) =>
    journey.flights.every((flight) => flight.route.carrier === journey.validating || flight.route.km < 2500),
  maxCarriers: 7,
  journeysPerLeg: (legs) => (legs === 1 ? 4 : legs === 2 ? 3 : 2),
  premiumCabins: true,
  withoutCabin: () => 'nothing',
  level: (_carrier, draw) => 0.93 + 0.06 * draw,
  severalLegs: 0.6,
  families: (cabin, _step, journey) => familiesOf(cabin, journey.directKm),
  serviceFeeCents: 0,
  tellsSeats: () => true,
  ticketLimitMinutes: (_daysOut, draw) => 30 + Math.floor(draw * 6) * 30,
  firstMs: [420, 900],
  nextMs: [200, 550],
  batchSize: 36,
}

function familiesOf(cabin: CabinClass, km: number): readonly Family[] {
  const step = km < 1500 ? 22 : km < 5000 ? 48 : 85
  if (cabin >= 3) {
    return [
      { name: 'Saver', factor: 0.97, addCents: 0, strictness: 'fee', changeFeeCents: 25000, pieces: 2 },
      { name: 'Classic', factor: 1.12, addCents: 0, strictness: 'soft', changeFeeCents: 10000, pieces: 2 },
      { name: 'Flex', factor: 1.24, addCents: 0, strictness: 'free', changeFeeCents: 0, pieces: 2 },
    ]
  }
  return [
    { name: 'Light', factor: 0.96, addCents: 0, strictness: 'strict', changeFeeCents: 0, pieces: 0 },
    {
      name: 'Classic',
      factor: 0.98,
      addCents: step * 55,
      strictness: 'fee',
      changeFeeCents: step * 110,
      pieces: 1,
    },
    {
      name: 'Flex',
      factor: 1.08,
      addCents: step * 130,
      strictness: 'free',
      changeFeeCents: 0,
      pieces: km > 5000 ? 2 : 1,
    },
  ]
}
