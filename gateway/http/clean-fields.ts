import { cleanText, controlCharacter, opaqueFields } from '../../contract/text.ts'
import { pathOf, type FieldFault } from './field-message.ts'

/** A part of a request with its text cleaned, and each field that has text which is refused. */
export type Cleaned = { value: unknown; faults: FieldFault[] }

/**
 * Cleans every text of a query or a body at any depth, whatever its field is called, so that no schema has to
 * ask for it (gap 255). A field whose text is then empty counts as missing. Fields that no schema knows are
 * ignored: what is wrong in them is none of ours.
 * @param known the fields that the operation reads; null if it reads any.
 */
export function cleanFields(value: unknown, known: ReadonlySet<string> | null): Cleaned {
  const faults: FieldFault[] = []
  const clean = (part: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof part === 'string') {
      const text = cleanText(part)
      const control = controlCharacter(text)
      if (control !== null) {
        faults.push({ path: pathOf(path), message: `must not contain the control character ${control}` })
      }
      return text
    }
    if (Array.isArray(part)) return part.map((each, index) => clean(each, [...path, index]))
    if (typeof part !== 'object' || part === null) return part
    const fields = Object.entries(part).flatMap(([key, content]): [string, unknown][] => {
      const isIgnored = path.length === 0 && known !== null && !known.has(key)
      if (isIgnored || opaqueFields.has(key)) return [[key, content]]
      const cleaned = clean(content, [...path, key])
      return cleaned === '' ? [] : [[key, cleaned]]
    })
    return Object.fromEntries(fields)
  }
  return { value: clean(value, []), faults }
}
