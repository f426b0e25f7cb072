import type { Family, SourceProfile } from './profile.ts'

/** Consolidator: private fares of a few carriers, cheaper, with strict or unknown terms, some with a fee. */
export const cons: SourceProfile = {
  id: 'cons',
  fareType: 2,
  sells: (carrier) => carrier.kind === 'full',
  covers: (journey, draw) => draw < 0.55 && journey.directKm > 800,
  maxCarriers: 8,
  journeysPerLeg: (legs) => (legs === 1 ? 3 : 2),
  premiumCabins: false,
  withoutCabin: () => 'nothing',
  level: (_carrier, draw) => 0.82 + 0.13 * draw,
  severalLegs: 0.58,
  families: (cabin, step) => [family(cabin, step)],
  serviceFeeCents: 1200,
  tellsSeats: (draw) => draw < 0.7,
  ticketLimitMinutes: (daysOut, draw) => (daysOut < 7 ? 60 : 120 + Math.floor(draw * 5) * 60),
  firstMs: [1500, 2300],
  nextMs: [300, 700],
  batchSize: 40,
}

function family(cabin: number, step: number): Family {
  const base = { name: null, factor: 1, addCents: 0, changeFeeCents: 20000 }
  if (step % 3 === 0) return { ...base, strictness: 'none', pieces: null }
  if (cabin >= 3) return { ...base, strictness: 'unpriced', pieces: 2 }
  if (step % 3 === 1 && step > 1) return { ...base, strictness: 'soft', changeFeeCents: 10000, pieces: 1 }
  return { ...base, strictness: step > 5 ? 'fee' : 'strict', pieces: 1 }
}
