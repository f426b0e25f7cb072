/** A piece of a title; `match` is true for the word that was looked for. */
export type TitlePiece = { text: string; match: boolean }

/** Whether a title has a word, as the catalogue finds it: composed and in any case, anywhere in the title. */
export function includesWord(title: string, word: string): boolean {
  return startOf(title, word) >= 0
}

/** A title in pieces, with the first occurrence of the word marked. */
export function titlePieces(title: string, word: string): TitlePiece[] {
  const composed = title.normalize('NFC')
  const start = startOf(title, word)
  if (start < 0) return [{ text: title, match: false }]
  const end = start + word.trim().normalize('NFC').length
  return [
    { text: composed.slice(0, start), match: false },
    { text: composed.slice(start, end), match: true },
    { text: composed.slice(end), match: false },
  ].filter(({ text }) => text !== '')
}

/** The position at which a word begins in the composed title; -1 where the title lacks it. */
function startOf(title: string, word: string): number {
  const wanted = lowered(word.trim().normalize('NFC'))
  return wanted === '' ? -1 : lowered(title.normalize('NFC')).indexOf(wanted)
}

/** Small letters of the same length, so that positions hold: İ would become two characters. */
function lowered(text: string): string {
  return text.replaceAll(/[^İ]+/g, (part) => part.toLowerCase())
}
