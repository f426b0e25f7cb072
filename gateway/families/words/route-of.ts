import type { Fare } from '../../supply/air/fare.ts'

/** Where a journey begins and where it leads, `LHR-VIE`: a return trip leads to the end of its first leg. */
export function routeOf({ legs }: Fare): string {
  const from = legs[0]?.segments[0]?.origin ?? ''
  const end = legs.at(-1)?.segments.at(-1)?.destination ?? ''
  const to = end === from ? (legs[0]?.segments.at(-1)?.destination ?? end) : end
  return `${from}-${to}`
}
