/** Length of a reason, in characters. */
export const REASON_LENGTH = { min: 3, max: 200 } as const

/** A reason as it is stored: one line without spaces at its ends. */
export function reasonText(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim()
}
