import type { z } from 'zod'

/** A rule that a request breaks: `path` names the field (`occupancies[0].adults`, or `body`). */
export type FieldFault = { path: string; message: string }

/** Every broken rule of a request, in the order of the schema. */
export function fieldFaults(error: z.ZodError, input: unknown): FieldFault[] {
  return error.issues.map((issue) => {
    const value = issue.path.reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
      input,
    )
    const isMissing = value === undefined || value === null || value === ''
    return { path: pathOf(issue.path), message: isMissing ? 'cannot be null' : issue.message }
  })
}

/**
 * One sentence for a broken rule, naming the field: a missing field in the contract's words
 * (`<field> cannot be null`), any other rule by the value that it expects.
 */
export function faultSentence(fault: FieldFault | undefined): string {
  if (!fault) return 'The request is not valid'
  return `${fault.path}${fault.message === 'cannot be null' ? '' : ':'} ${fault.message}`
}

/** The sentence for the first broken rule. */
export function fieldMessage(error: z.ZodError, input: unknown): string {
  return faultSentence(fieldFaults(error, input)[0])
}

/** A path as callers read it: `occupancies[0].adults`; that of the whole is `body`. */
export function pathOf(path: readonly PropertyKey[]): string {
  let text = ''
  for (const key of path)
    text += typeof key === 'number' ? `[${key}]` : text ? `.${String(key)}` : String(key)
  return text || 'body'
}
