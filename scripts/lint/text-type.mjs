import ts from 'typescript'

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const NOTHING =
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null |
  ts.TypeFlags.Void |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Never

/**
 * Says what React renders for an expression: `text` (always text), `maybe` (text or nothing), `mixed` (text
 * or elements), `list` (an array with text in it), `none` (no text).
 * @typedef {'text' | 'maybe' | 'mixed' | 'list' | 'none'} Rendered
 * @param {ts.Type} type @param {ts.TypeChecker} checker @returns {Rendered}
 */
export function renderedBy(type, checker) {
  const parts = partsOf(type, checker)
  const texts = parts.filter(isText).length
  if (parts.some((part) => isListWithText(part, checker))) return texts > 0 ? 'mixed' : 'list'
  if (texts === 0) return 'none'
  if (texts === parts.length) return 'text'
  return parts.every((part) => isText(part) || isNothing(part)) ? 'maybe' : 'mixed'
}

/**
 * Which of undefined and null a type has besides text; undefined if it has anything else.
 * @param {ts.Type} type @param {ts.TypeChecker} checker @returns {('undefined' | 'null')[] | undefined}
 */
export function missingValues(type, checker) {
  const rest = partsOf(type, checker).filter((part) => !isText(part) && !isEmptyString(part))
  const names = rest.map(({ flags }) =>
    flags & ts.TypeFlags.Undefined ? 'undefined' : flags & ts.TypeFlags.Null ? 'null' : 'other',
  )
  return names.includes('other') ? undefined : names
}

/** The members of a union; a type parameter stands for what it extends. */
function partsOf(type, checker) {
  const known = checker.getBaseConstraintOfType(type) ?? type
  return known.isUnion() ? known.types : [known]
}

// React renders nothing for an empty string.
function isEmptyString(type) {
  return type.isStringLiteral() && type.value === ''
}

function isText(type) {
  if (type.isIntersection()) return type.types.some(isText)
  return (type.flags & TEXT) !== 0 && !isEmptyString(type)
}

function isNothing(type) {
  return (type.flags & NOTHING) !== 0 || isEmptyString(type)
}

function isListWithText(type, checker) {
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false
  return checker
    .getTypeArguments(type)
    .some((member) => partsOf(member, checker).some((part) => isText(part)))
}
