import { readTable, text } from '../table.ts'

let byCity: Map<string, ReadonlyMap<string, string>> | null = null

/**
 * Listed names of a city by language (`de` to `München`), or null when there are none. `en` holds an older or
 * second English name (Bombay, Peking) for searching; the city's own record has the current English name.
 */
export function namesInLanguages(cityCode: string): ReadonlyMap<string, string> | null {
  byCity ??= readNames()
  return byCity.get(cityCode) ?? null
}

/** The names of the most visited cities; languages that use the English name are left out. */
function readNames(): Map<string, ReadonlyMap<string, string>> {
  const columns = { city: text, language: text, name: text }
  const rows = readTable(new URL('./facts/local-names.tsv', import.meta.url), columns)
  return new Map(
    [...Map.groupBy(rows, ({ city }) => city)].map(([city, names]) => [
      city,
      new Map(names.map(({ language, name }) => [language, name])),
    ]),
  )
}
