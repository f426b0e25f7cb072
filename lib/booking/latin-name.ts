import { typedText } from '../typed-text.ts'

/* The spellings that passports use in their machine-readable lines (ICAO 9303 part 3, section 6). */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** A problem with a typed name, and the right spelling if it is known. */
export type NameProblem = { message: string; suggestion: string | null }

/**
 * Checks a name for suppliers that take only Latin letters A to Z, blanks, and hyphens and apostrophes
 * between letters. Null if it is right; otherwise what to type, with the spelling of the passport's
 * machine-readable lines for letters that have one.
 */
export function nameProblem(name: string): NameProblem | null {
  const typed = typedText(name)
  if (/^[A-Za-z][A-Za-z' -]*$/.test(typed)) return null
  if (/\d/.test(typed)) return { message: "Names can't contain digits.", suggestion: null }
  const suggestion = latinSpelling(typed)
  if (suggestion === null) {
    return {
      message: 'Only Latin letters A to Z, as in the two lines at the bottom of the passport page.',
      suggestion: null,
    }
  }
  const isOfLetters = /^[A-Za-z'. -]+$/.test(plainSigns(typed))
  const message = isOfLetters
    ? `Leave out ${droppedSigns(typed)}. Use ${suggestion}.`
    : `Only letters A to Z. On the passport it reads ${suggestion}.`
  return { message, suggestion }
}

/**
 * `Müller` as `MUELLER`, `'t Hart` as `T HART`; null if a letter is not Latin or has no known spelling. As in
 * the machine-readable lines, apostrophes and full stops go and a hyphen becomes a blank.
 */
export function latinSpelling(name: string): string | null {
  let spelled = ''
  for (const letter of plainSigns(name.normalize('NFC').toLowerCase())) {
    spelled += LETTERS[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  }
  const latin = spelled
    .replaceAll(/\.(?=\S)|-/g, ' ')
    .replaceAll(/['.]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /^[a-z][a-z ]*$/.test(latin) ? latin.toUpperCase() : null
}

/** The signs that keyboards and documents use for an apostrophe or a hyphen, as those. */
function plainSigns(name: string): string {
  return name.replaceAll(/[‘’ʻʼ`´′]/g, "'").replaceAll(/[‐‑–]/g, '-')
}

/** `apostrophes and hyphens`: which of the signs a name has. */
export function droppedSigns(name: string): string {
  const typed = plainSigns(name)
  const signs = [
    typed.includes("'") && 'apostrophes',
    typed.includes('.') && 'full stops',
    typed.includes('-') && 'hyphens',
  ].filter((sign) => sign !== false)
  const last = signs.pop()
  return signs.length === 0 ? (last ?? '') : `${signs.join(', ')} and ${last}`
}
