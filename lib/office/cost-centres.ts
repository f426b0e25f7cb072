import { typedText } from '../typed-text.ts'

/** Most cost centres that an office can have. */
export const MOST_COST_CENTRES = 200
/** Longest cost centre, in characters. */
export const COST_CENTRE_LENGTH = 40

/**
 * Problems of a list of cost centres as typed, by place in the list; none if it can be saved. Two that differ
 * in capitals only are the same: nobody could tell them apart in the figures of a month.
 */
export function costCentreProblems(typed: readonly string[]): ReadonlyMap<number, string> {
  const names = typed.map((name) => typedText(name))
  const compared = names.map((name) => name.toLowerCase())
  return new Map(
    names.flatMap((name, at): [number, string][] => {
      if (name === '') return [[at, 'Type a name, or remove it.']]
      if (name.length > COST_CENTRE_LENGTH) return [[at, `At most ${COST_CENTRE_LENGTH} characters.`]]
      const first = compared.indexOf(compared[at] ?? '')
      return first < at ? [[at, `The same as cost centre ${first + 1}.`]] : []
    }),
  )
}
