import type { SourceProfile } from './profile.ts'

/** Low-cost carriers, connected directly: no round-trip discount, bags cost extra. */
export const lcc: SourceProfile = {
  id: 'lcc',
  fareType: 1,
  sells: (carrier) => carrier.kind === 'low-cost',
  covers: (_journey, draw) => draw < 0.93,
  maxCarriers: 8,
  journeysPerLeg: (legs) => (legs === 1 ? 6 : legs === 2 ? 4 : 2),
  premiumCabins: false,
  withoutCabin: () => 'nothing',
  level: (_carrier, draw) => 0.82 + 0.1 * draw,
  severalLegs: 0.94,
  families: (cabin, _step, journey) => {
    const bag = journey.directKm < 1200 ? 2600 : journey.directKm < 3500 ? 3900 : 6500
    if (cabin >= 3) {
      return [{ name: null, factor: 1, addCents: 0, strictness: 'soft', changeFeeCents: 9000, pieces: 2 }]
    }
    return [
      { name: 'Basic', factor: 1, addCents: -1, strictness: 'strict', changeFeeCents: 0, pieces: 0 },
      { name: 'Plus', factor: 1.04, addCents: bag - 1, strictness: 'fee', changeFeeCents: 5500, pieces: 1 },
    ]
  },
  serviceFeeCents: 450,
  tellsSeats: (draw) => draw < 0.6,
  ticketLimitMinutes: (_daysOut, draw) => 20 + Math.floor(draw * 3) * 10,
  firstMs: [300, 650],
  nextMs: [150, 400],
  batchSize: 30,
}
