import type { Journey } from './network/journey.ts'
import type { Network } from './network/network.ts'

/** Countries whose border rules make carriers send passport data before ticketing. */
const PASSPORT = new Set('US CA CN IN SA IR RU AU NZ GB CU EG DZ PK BD NG KR JP MX TM UZ VN ID PH'.split(' '))
/** Countries that want to know, before arrival from abroad, where a traveller will stay. */
const ADDRESS = new Set(['US'])
/** Countries that want the date of issue as well. */
const ISSUE_DATE = new Set('CN IR RU DZ TM'.split(' '))

/**
 * The data that borders make the carrier ask for: passport fields and an address at the destination. Domestic
 * journeys and those within one open market need nothing.
 */
export function borderNeeds(
  net: Network,
  journeys: readonly Journey[],
): { passport: boolean; issueDate: boolean; address: boolean } {
  let passport = false
  let issueDate = false
  let address = false
  for (const { flights } of journeys) {
    const start = net.places.get(flights[0]!.route.origin)!
    const end = net.places.get(flights[flights.length - 1]!.route.destination)!
    if (start.countryCode === end.countryCode) continue
    // Between Britain and its neighbours, carriers collect passport data at check-in only.
    const nearby = start.region === 'europe' && end.region === 'europe'
    if (ADDRESS.has(end.countryCode)) address = true
    for (const { countryCode } of [start, end]) {
      if (PASSPORT.has(countryCode) && !nearby) passport = true
      if (ISSUE_DATE.has(countryCode) && !nearby) issueDate = true
    }
  }
  return { passport, issueDate, address }
}
