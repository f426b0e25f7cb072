/**
 * The passenger alliances and their members by airline code, as of November 2026. General knowledge: no field
 * of an itinerary names an alliance.
 */
const ALLIANCES = [
  {
    id: 'star',
    name: 'Star Alliance',
    members: 'A3 AC AI AV AZ BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH',
  },
  { id: 'oneworld', name: 'oneworld', members: 'AA AS AT AY BA CX FJ HA IB JL MH QF QR RJ UL WY' },
  { id: 'skyteam', name: 'SkyTeam', members: 'AF AM AR CI DL GA KE KL KQ ME MF MU RO SK SV UX VN VS' },
] as const

export type Alliance = (typeof ALLIANCES)[number]['id']

/** The alliances in the order of the filter. */
export const ALLIANCE_IDS: readonly Alliance[] = ALLIANCES.map(({ id }) => id)

/** The name of an alliance: `Star Alliance`. */
export function allianceName(id: Alliance): string {
  return ALLIANCES.find((alliance) => alliance.id === id)?.name ?? id
}

const OF_CARRIER = new Map<string, Alliance>(
  ALLIANCES.flatMap(({ id, members }) => members.split(' ').map((code): [string, Alliance] => [code, id])),
)

/** The alliance that all these carriers belong to; null where one is in none or they are in several. */
export function allianceOf(carriers: readonly string[]): Alliance | null {
  const [first = null, ...others] = new Set(carriers.map((code) => OF_CARRIER.get(code) ?? null))
  return others.length === 0 ? first : null
}
