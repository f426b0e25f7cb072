import { hotelFacets } from '../../../contract/hotel/codes.ts'
import type { FacetGroup } from '../../../lib/hotel/city.ts'
import type { HotelFilters } from '../../../lib/hotel/city-view.ts'
import { centsFromDecimal, formatShort, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { capital } from '../../../lib/capital.ts'
import type { Chip } from '../../ui/chip-row.tsx'

/** A selected value; its chip removes it. */
export type FilterChip = Chip

/** Groups whose values are unclear without the group's title. */
const WITH_TITLE: ReadonlyMap<string, (name: string) => string> = new Map([
  ['price', (name) => `${name} per night`],
  ['review_score', (name) => `Score ${name}`],
])

/**
 * The labels of the selected values, in the order of the rail. Values that the place does not offer are
 * marked as such.
 * @param facets the groups of the answer; empty while there is none
 * @param shownOf the price per night that is shown for a net one
 */
export function filterChips(
  filters: HotelFilters,
  facets: readonly FacetGroup[],
  shownOf: (netCents: NetCents) => ClientCents,
): FilterChip[] {
  const order = facets.map(({ key }) => key)
  const at = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return Object.entries(filters)
    .sort(([one], [other]) => at(one) - at(other))
    .flatMap(([key, values]) => {
      const group = facets.find((one) => one.key === key)
      return values.map((value) => {
        const name = group?.options.find((option) => option.value === value)?.name
        if (name === undefined) return { key, value, text: unnamed(key, value, facets) }
        const shown = facetName(name, shownOf)
        return { key, value, text: WITH_TITLE.get(key)?.(shown) ?? shown }
      })
    })
}

/** All selected values of a group as one text, for the button that removes the group. */
export function groupText(
  key: string,
  filters: HotelFilters,
  facets: readonly FacetGroup[],
  shownOf: (netCents: NetCents) => ClientCents,
): string {
  return filterChips({ [key]: filters[key] ?? [] }, facets, shownOf)
    .map(({ text }) => text)
    .join(' or ')
}

/** `Stars: 5, not offered here`; without the last words until an answer lists the options. */
function unnamed(key: string, value: string, facets: readonly FacetGroup[]): string {
  const documented = hotelFacets.find((facet) => facet.key === key)
  const title = facets.find((group) => group.key === key)?.title ?? documented?.title ?? inWords(key)
  const words = documented?.type === 'boolean' ? title : `${title}: ${value}`
  return facets.length === 0 ? words : `${words}, not offered here`
}

/** `some_group` as `Some group`: for a group in neither the answer nor the documents. */
function inWords(key: string): string {
  const words = key.replaceAll('_', ' ')
  return capital(words)
}

/** An amount in the gateway's own words: `USD 50`, `USD 1,200.50`. */
const AMOUNT = /\bUSD (\d[\d,]*(?:\.\d{1,2})?)/g

/**
 * A filter value's name with money as the desk writes it everywhere: `Up to USD 50` becomes `Up to $50`.
 * @param shownOf the price per night that is shown for a net one
 */
export function facetName(name: string, shownOf: (netCents: NetCents) => ClientCents): string {
  return name.replaceAll(AMOUNT, (text, amount: string) => {
    const cents = centsFromDecimal(amount.replaceAll(',', ''))
    return cents === undefined ? text : formatShort(shownOf(cents))
  })
}
