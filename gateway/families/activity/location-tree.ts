import type { ResponseOf } from '../../../contract/registry.ts'
import type { CountryCount } from '../../domain/activity/locations.ts'
import { stableUuid } from '../../uuid.ts'

/**
 * The places where activities are sold as old clients walk them: continents, countries, states, cities (gap
 * 247). The cities of a country without states are those of one state, which has the country's name.
 */
export function locationTree(places: readonly CountryCount[]): ResponseOf<'activity.config'>['locations'] {
  const byContinent = Map.groupBy(places, ({ country }) => country.continent)
  return {
    data: [...byContinent].map(([name, countries]) => ({
      name,
      uuid: stableUuid(`continent:${name}`),
      countries: { data: countries.map(countryRecord) },
    })),
  }
}

function countryRecord({ country, cities }: CountryCount) {
  const only = { name: country.name, uuid: stableUuid(`state:${country.uuid}`) }
  const stateOf = ({ city }: CountryCount['cities'][number]) => city.state?.uuid ?? only.uuid
  const states = [...Map.groupBy(cities, stateOf).values()].map((own) => ({
    ...(own[0]?.city.state ?? only),
    cities: { data: own.map(({ city: { name, uuid } }) => ({ name, uuid })) },
  }))
  return { name: country.name, code: country.code, uuid: country.uuid, states: { data: states } }
}
