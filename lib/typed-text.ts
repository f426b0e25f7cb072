import { cleanText } from '../contract/text.ts'
import { asciiDigits } from '../text/digits.ts'

// Text as an agent types or pastes it. The field shows the cleaned text when it is left, and the server reads
// it by the same functions (gap 255). zod-free: the browser imports this.

/**
 * Text of a field without invisible characters. Control characters and lone surrogates, which no keyboard
 * types into a field, go as well: a booking service refuses them.
 */
export function typedText(typed: string): string {
  return cleanText(typed.replace(/(?!\s)[\p{Cc}\p{Cs}]/gu, ''))
}

/**
 * Text while it is typed: pasted text is cleaned at once, and a blank at the end may be the beginning of the
 * next word. For fields that search with every letter.
 */
export function typedSoFar(typed: string): string {
  const clean = typedText(typed)
  return clean === typed.trim() ? typed : clean
}

/**
 * A phone number without `tel:`, with its digits as 0 to 9, whatever script or width they were written in,
 * and with a plain plus and hyphens.
 */
export function typedPhone(typed: string): string {
  const text = typedText(typed.normalize('NFKC')).replace(/^tel:\s*/i, '')
  return asciiDigits(text).replace(/\p{Pd}|\u2212/gu, '-')
}

/**
 * An e-mail address alone: without `mailto:`, the name before it (`Anna <anna@example.com>`), quotes around
 * it, and the comma, semicolon or full stop behind it.
 */
export function typedEmail(typed: string): string {
  const text = typedText(typed.normalize('NFKC'))
  const named = /<([^<>]*)>[\s,;.]*$/.exec(text)?.[1] ?? text
  return named
    .trim()
    .replace(/^["'(<[]+|["')>\],;.\s]+$/g, '')
    .replace(/^mailto:\s*/i, '')
    .replace(/\?.*$/, '')
}

/** How the text of a field is cleaned, by the type of the input. */
export const typedByInput = {
  tel: typedPhone,
  email: typedEmail,
  text: typedText,
  search: typedText,
} as const
