import 'server-only'
import { isStorable } from '../../contract/text.ts'

/**
 * A body with text that no database takes: a NUL, or half of a surrogate pair. Routes made by `deskRoute`
 * answer it with 400 and the sentence.
 */
export class UnstorableText extends Error {
  constructor(field: string) {
    super(unstorableSentence(field))
    this.name = 'UnstorableText'
  }
}

/** @param field as `unstorableField` names it */
export function unstorableSentence(field: string): string {
  return `${field || 'The input'} has a character that cannot be stored.`
}

/**
 * The first field, at any depth, whose text or name no database takes: `form.travellers.0.lastName`. Empty
 * for a bare text; null if all can be stored.
 */
export function unstorableField(value: unknown): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : ''
  if (!isPlainObject(value)) return null
  for (const [key, content] of Object.entries(value)) {
    if (!isStorable(key)) return ''
    const field = unstorableField(content)
    if (field !== null) return field === '' ? key : `${key}.${field}`
  }
  return null
}

/** Arrays count; files and bytes do not. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || prototype === Object.prototype
}
