import type { Family, SourceProfile } from './profile.ts'

/** Full-service global distribution system: published fares, wide coverage, one fare per cabin. */
export const gds: SourceProfile = {
  id: 'gds',
  fareType: 1,
  sells: (carrier) =>
    carrier.kind !== 'low-cost' ||
    ['B6', 'AS', 'WN', 'EW', 'VY', 'DY', 'PC', 'FZ', 'G3', 'AD', 'I2'].includes(carrier.code),
  covers: () => true,
  maxCarriers: 15,
  journeysPerLeg: (legs) => (legs === 1 ? 6 : legs === 2 ? 4 : 2),
  premiumCabins: false,
  // Alliances have agreed fares, in which Business stands in for a First that a member does not have.
  withoutCabin: (carrier) => (carrier.alliance === null ? 'nothing' : 'nearest'),
  level: (_carrier, draw) => 0.98 + 0.05 * draw,
  severalLegs: 0.6,
  families: (cabin, step, journey) => [family(cabin, step, journey.directKm > 4000)],
  serviceFeeCents: 0,
  tellsSeats: () => true,
  ticketLimitMinutes: (daysOut, draw) =>
    daysOut < 3 ? 120 : daysOut < 14 ? 24 * 60 : 24 * 60 * (1 + Math.floor(draw * 3)),
  firstMs: [650, 1100],
  nextMs: [250, 700],
  batchSize: 50,
}

/**
 * Terms follow the booking class: cheap classes are strict, the most expensive ones can be changed free of
 * charge.
 */
function family(cabin: number, step: number, long: boolean): Family {
  const base = { name: null, factor: 1, addCents: 0, pieces: cabin >= 3 ? 2 : 1 }
  if (step >= 9 || cabin >= 5) return { ...base, strictness: 'free', changeFeeCents: 0 }
  if (cabin >= 3 || step >= 5) return { ...base, strictness: 'soft', changeFeeCents: long ? 15000 : 7500 }
  if (step >= 2) return { ...base, strictness: 'fee', changeFeeCents: long ? 17500 : 9000 }
  return { ...base, strictness: 'strict', changeFeeCents: 0 }
}
