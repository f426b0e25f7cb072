/** One way to spoil a JSON text: the change with its field as a name, and the text that results. */
export type Mutation = { name: string; text: string }

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Every field of a JSON object, down to the first element of each list, once dropped, once null and once of
 * another type. The text has to be an object.
 */
export function mutationsOf(text: string): Mutation[] {
  const whole = JSON.parse(text) as Json
  return pathsOf(whole, []).flatMap((path) =>
    (['dropped', 'null', 'of another type'] as const).map((what) => {
      const copy = JSON.parse(text) as Json
      spoil(copy, path, what)
      return { name: `${path.join('.')} ${what}`, text: JSON.stringify(copy) }
    }),
  )
}

type Path = readonly (string | number)[]

function pathsOf(value: Json, before: Path): Path[] {
  if (Array.isArray(value)) return value.length > 0 ? pathsOf(value[0] ?? null, [...before, 0]) : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [...before, key],
    ...pathsOf(inner, [...before, key]),
  ])
}

function spoil(root: Json, path: Path, what: 'dropped' | 'null' | 'of another type'): void {
  const parent = path
    .slice(0, -1)
    .reduce((at, key) => (at as Record<string | number, Json>)[key] as Json, root)
  const key = path.at(-1) as string
  const fields = parent as Record<string, Json>
  if (what === 'dropped') delete fields[key]
  else fields[key] = what === 'null' ? null : ofAnotherType(fields[key] ?? null)
}

function ofAnotherType(value: Json): Json {
  if (Array.isArray(value)) return { not: 'a list' }
  return value !== null && typeof value === 'object' ? 'not an object' : { not: 'a plain value' }
}
