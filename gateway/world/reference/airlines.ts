import type { Airline as ListedAirline } from '../../supply/reference/port.ts'
import { flag, oneOf, orNull, readTable, text } from '../table.ts'

/** A carrier with the values that the simulation needs. */
export type Airline = ListedAirline & {
  /** Country of registration, ISO 3166-1 alpha-2. */
  countryCode: string
  alliance: 'Star Alliance' | 'oneworld' | 'SkyTeam' | null
}

let byCode: Map<string, Airline> | null = null

/**
 * All carriers by code, those that no longer fly too; read at the first call. From general knowledge; the
 * codes of the smaller ones were compared with lists that docs/data.md names. Where several carriers share a
 * code, the one that sells the most seats has it. The large carriers are certain; not every small one has
 * been checked.
 */
export function airlines(): ReadonlyMap<string, Airline> {
  byCode ??= new Map([...formerAirlines(), ...presentAirlines()].map((airline) => [airline.code, airline]))
  return byCode
}

/** Carriers believed to fly under their code today. */
export function presentAirlines(): Airline[] {
  return readTable(new URL('./facts/airlines.tsv', import.meta.url), columns)
}

/**
 * Carriers that no longer fly and whose code no other carrier that we know has taken. Their codes stand on
 * tickets and in files of others.
 */
export function formerAirlines(): Airline[] {
  return readTable(new URL('./facts/former-airlines.tsv', import.meta.url), columns)
}

const columns = {
  countryCode: text,
  code: text,
  name: text,
  lowCost: flag,
  alliance: orNull(oneOf(['Star Alliance', 'oneworld', 'SkyTeam'])),
}
