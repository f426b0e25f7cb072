/** The names of fields in a text. */
export function names(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** The names of fields that a document shows of the request and of the answer of an operation. */
export type DocumentedFields = { request: readonly string[]; answer: readonly string[] }
