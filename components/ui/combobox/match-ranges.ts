/** A piece of a label; `match` is true for a part that was typed. */
export type LabelPiece = { text: string; match: boolean }

const fold = (character: string) => character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Splits a label into pieces and marks the first occurrence of `query` at the start of a word. Ignores
 * accents and case: `munc` marks `Münc` in `München`.
 */
export function matchPieces(label: string, query: string): LabelPiece[] {
  const wanted = [...query.trim()].map(fold).join('')
  if (!wanted) return [{ text: label, match: false }]
  const characters = [...label]
  const folded = characters.map(fold)
  for (let start = 0; start < characters.length; start += 1) {
    if (start > 0 && /[\p{L}\p{N}]/u.test(characters[start - 1] ?? '')) continue
    const end = matchEnd(folded, start, wanted)
    if (end === undefined) continue
    return [
      { text: characters.slice(0, start).join(''), match: false },
      { text: characters.slice(start, end).join(''), match: true },
      { text: characters.slice(end).join(''), match: false },
    ].filter((piece) => piece.text !== '')
  }
  return [{ text: label, match: false }]
}

function matchEnd(folded: string[], start: number, wanted: string): number | undefined {
  let taken = ''
  for (let end = start; end < folded.length; end += 1) {
    taken += folded[end]
    if (taken.length >= wanted.length) return taken.startsWith(wanted) ? end + 1 : undefined
    if (!wanted.startsWith(taken)) return undefined
  }
  return undefined
}
