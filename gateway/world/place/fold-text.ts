/** Letters that Unicode does not decompose, with their usual spelling in ASCII. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ə: 'a',
  ŧ: 't',
  ħ: 'h',
}

/**
 * Text in the form in which it is compared: lower case, without accents, words separated by one space.
 * Apostrophes are dropped (`Xi'an` becomes `xian`), any other punctuation separates words. Letters of every
 * script stay.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Nine names in ten are plain words, which need no folding.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßłøđðþıæœəŧħ]/g, (letter) => spelled[letter] ?? letter)
    .replace(/['’‘ʼ`´ʻ]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}
