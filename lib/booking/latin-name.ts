/* As passports write them in their machine-readable lines (ICAO 9303 part 3, section 6): a fact, not a taste. */
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

/** What is wrong with a name as typed, and how it is written instead, where that is known. */
export type NameProblem = { message: string; suggestion: string | null }

/**
 * Checks a name for a supplier's use: Latin letters A to Z, blanks, hyphens and apostrophes. Returns null where it is right;
 * otherwise says what to type, with the spelling of the passport's machine-readable lines for letters that have one.
 */
export function nameProblem(name: string): NameProblem | null {
  const typed = name.trim()
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

/** `Müller` as `MUELLER`; null where a letter is not Latin or has no known spelling. */
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
