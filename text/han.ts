import characters from 'opencc-js/dict/TSCharacters'

/** The simplified form of a character; where it has several, the usual one. */
const simplified: ReadonlyMap<string, string> = new Map(
  characters.split('|').map((pair) => {
    const [traditional = '', simple = ''] = pair.split(' ')
    return [traditional, simple]
  }),
)

/**
 * Text with simplified Chinese characters for traditional ones: `东京` of `東京`. For the side that stores
 * names, with the characters of OpenCC: 29 kB that no browser should load.
 */
export function simplifiedHan(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
}
