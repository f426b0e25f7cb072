/**
 * Small Latin letters of living alphabets that Unicode does not decompose into a plain letter and a mark, in
 * ASCII. A test compares them with a transliterator.
 */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'ng',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ɔ: 'o',
  ɨ: 'i',
  ʉ: 'u',
  ƶ: 'z',
  ĸ: 'q',
}

/**
 * Azeri ə is spelled `a` in English names (Gəncə, Gandja), where transliterators say `e`. So it stands apart.
 */
export const schwa = { letter: 'ə', plain: 'a' } as const

/**
 * Letters that passports and telexes spell with two (ICAO 9303 part 3, section 6): `Müller` is `MUELLER`
 * there. What is dropped elsewhere (`Muller`) is the plain form.
 */
export const twoLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
}
