/**
 * Text as people type and paste it, and as programs send it (gap 255). The gateway reads every request with
 * these rules, and the desk every field of its forms. zod-free: the browser imports this.
 */

/**
 * Characters that leave no trace on paper: direction marks, zero-width characters, joiners, soft hyphens,
 * fillers, variation selectors.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Blanks of every width, tabs and line breaks; the blank cell of Braille looks like one. */
const SPACES = /[\s\u2800]+/gu

// Tabs and line breaks are spaces by the time this is asked. Halves of a surrogate pair are no text either.
const CONTROL = /[\p{Cc}\p{Cs}]/u

/**
 * Text without invisible characters, with one blank for spaces of every kind, and none at its ends. Text of
 * nothing but these becomes empty, which counts as missing. Other control characters stay:
 * `controlCharacter` finds them.
 */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACES, ' ').trim()
}

/**
 * The first control character or lone surrogate of clean text as `U+0007`; null if there is none. Such text
 * is refused.
 */
export function controlCharacter(text: string): string | null {
  const character = CONTROL.exec(text)?.[0]
  if (character === undefined) return null
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * Request fields that hold a secret or a code of ours, taken to the letter. All other text is cleaned.
 */
export const opaqueFields: ReadonlySet<string> = new Set([
  'Password',
  'FareSourceCode',
  'offer_id',
  'after',
  'client_id',
  'client_secret',
  'subject_token',
  'token',
])

/** Whether text can be stored. JSON can carry what no store accepts: NUL, and half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
