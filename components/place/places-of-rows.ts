import type { CityRow, ScriptRow } from '../../lib/place/name-files.ts'
import type { Place } from './place.ts'

/** Rows with the names in other letters instead of those in Latin ones. */
export function withScripts(rows: readonly CityRow[], scripts: readonly ScriptRow[]): CityRow[] {
  const names = new Map(scripts.map(([code, ...own]) => [code, own]))
  return rows.map(([code, name, country, , ...rest]) => [code, name, country, names.get(code) ?? [], ...rest])
}

/** Cities before airports. The airports of an unknown city are found by their own names. */
export function placesOfRows(rows: readonly CityRow[]): Place[] {
  const cities = rows.flatMap(([code, name, country, otherNames, , timeZone, millions, state]): Place[] =>
    name === ''
      ? []
      : [
          {
            code,
            kind: 'city',
            name,
            city: name,
            cityCode: code,
            country,
            otherNames,
            timeZone,
            millions,
            state,
          },
        ],
  )
  const airports = rows.flatMap(([cityCode, city, , , own, timeZone, millions, state]) =>
    own.map(([code, name, country, ...otherNames]): Place => {
      const named = { name, city: city === '' ? name : city, otherNames }
      return { code, kind: 'airport', ...named, cityCode, country, timeZone, millions, state }
    }),
  )
  return [...cities, ...airports]
}
