import { localNames } from './facts/local-names.ts'

let byCity: Map<string, ReadonlyMap<string, string>> | null = null

/**
 * Listed names of a city by language (`de` to `München`), or null when there are none. `en` holds an older or
 * second English name (Bombay, Peking) for searching; the city's own record has the current English name.
 */
export function namesInLanguages(cityCode: string): ReadonlyMap<string, string> | null {
  byCity ??= new Map(
    localNames
      .trim()
      .split('\n')
      .map((line) => [
        line.slice(0, 3),
        new Map([...line.matchAll(/(\w\w)=(.*?)(?= \w\w=|$)/g)].map(pairOf)),
      ]),
  )
  return byCity.get(cityCode) ?? null
}

function pairOf(match: RegExpMatchArray): [string, string] {
  return [match[1] ?? '', match[2] ?? '']
}
