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

/** What is wrong with a typed name, and the right spelling if it is known. */
export type NameProblem = { message: string; suggestion: string | null }

/**
 * Checks a name for suppliers that take only Latin letters A to Z, blanks, hyphens and apostrophes. Null if
 * it is right; otherwise what to type, with the spelling of the passport's machine-readable lines for letters
 * that have one.
 */
export function nameProblem(name: string): NameProblem | null {
  const typed = typedText(name)
  if (/^[A-Za-z][A-Za-z' -]*$/.test(typed)) return null
  if (/\d/.test(typed)) return { message: "Names can't contain digits.", suggestion: null }
  const suggestion = latinSpelling(typed)
  if (suggestion !== null) {
    return { message: `Only letters A to Z. On the passport it reads ${suggestion}.`, suggestion }
  }
  return {
    message: 'Only Latin letters A to Z, as in the two lines at the bottom of the passport page.',
    suggestion: null,
  }
}

/** `Müller` as `MUELLER`; null if a letter is not Latin or has no known spelling. */
function latinSpelling(name: string): string | null {
  let spelled = ''
  for (const letter of name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’ʼ`´]/g, "'")
    .replaceAll(/[‐‑–]/g, '-')) {
    spelled += LETTERS[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  }
  return /^[a-z][a-z' -]*$/.test(spelled) ? spelled.toUpperCase() : null
}
