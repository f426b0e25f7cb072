import type { z } from 'zod'

/**
 * One sentence for the first broken rule, naming the field: a missing field in the contract's words (`<field>
 * cannot be null`), anything else by what was expected.
 */
export function fieldMessage(error: z.ZodError, input: unknown): string {
  const issue = error.issues[0]
  if (!issue) return 'The request is not valid'
  const path = pathOf(issue.path)
  const value = issue.path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
  if (value === undefined || value === null || value === '') return `${path} cannot be null`
  return `${path}: ${issue.message}`
}

function pathOf(path: readonly PropertyKey[]): string {
  let text = ''
  for (const key of path)
    text += typeof key === 'number' ? `[${key}]` : text ? `.${String(key)}` : String(key)
  return text || 'body'
}
