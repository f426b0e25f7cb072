import { createContext, Script } from 'node:vm'

/** A pattern that takes longer than this for one answer is given up. */
const MOST_MILLIS = 50

const context = createContext(Object.create(null) as object)

/**
 * Whether a whole text matches a supplier's pattern. Patterns are foreign: one that does not compile, or that
 * needs too long for this text, matches nothing, so that no answer can keep the gateway busy.
 */
export function matchesWhole(pattern: string, text: string): boolean {
  const code = `new RegExp(${JSON.stringify(`^(?:${pattern})$`)}, 'u').test(${JSON.stringify(text)})`
  try {
    return new Script(code).runInContext(context, { timeout: MOST_MILLIS }) === true
  } catch {
    return false
  }
}
