/** Letters that Unicode does not decompose, with the spelling people type for them. */
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
 * Text as it is compared: lower case, accents gone, words separated by one space. Apostrophes vanish
 * (`Xi'an` is `xian`), any other punctuation separates words. Letters of every script stay.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Nine names in ten: plain words, and then there is nothing to fold.
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
