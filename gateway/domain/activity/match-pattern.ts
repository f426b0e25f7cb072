import { createContext, Script } from 'node:vm'

/** A pattern that takes longer than this for one answer is given up. */
const MOST_MILLIS = 50

const context = createContext(Object.create(null) as object)

/**
 * Whether a whole text matches a supplier's pattern. Patterns are foreign: one that is no pattern refuses
 * nothing, since no answer could satisfy it; one that needs too long for a text does not match it, so that no
 * answer keeps the gateway busy.
 */
export function matchesWhole(pattern: string, text: string): boolean {
  const whole = `^(?:${pattern})$`
  const flags = ['u', ''].find((each) => isPattern(whole, each))
  if (flags === undefined) return true
  const code = `new RegExp(${JSON.stringify(whole)}, '${flags}').test(${JSON.stringify(text)})`
  try {
    return new Script(code).runInContext(context, { timeout: MOST_MILLIS }) === true
  } catch {
    return false
  }
}

function isPattern(text: string, flags: string): boolean {
  try {
    return new RegExp(text, flags) instanceof RegExp
  } catch {
    return false
  }
}
