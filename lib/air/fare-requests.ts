/** The request for something of a fare (Session gateway: AirRevalidate, AirRules, AirBaggages). */
export function fareRequest(fareCode: string): { FareSourceCode: string } {
  return { FareSourceCode: fareCode }
}

/** Whose rules are read: those of a fare, or those that a booking was sold with. */
export type RulesOf = { fareCode: string } | { reference: string }

/** The request for rules (Session gateway, AirRules; gap 49). */
export function rulesRequest(of: RulesOf): { FareSourceCode: string } | { UniqueId: string } {
  return 'fareCode' in of ? fareRequest(of.fareCode) : { UniqueId: of.reference }
}
