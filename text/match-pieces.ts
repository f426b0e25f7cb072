import { foldText } from './fold-text.ts'
import { isUnspaced } from './text-forms.ts'

/** A piece of a label; `match` is true for a part that was typed. */
export type LabelPiece = { text: string; match: boolean }

/**
 * Splits a label into pieces and marks the typed words in it, each where it first begins a word. Compares as
 * all searches do: `munc` marks `Münc` in `München`, `xian` marks `Xi'an`.
 * @param anywhere a word that begins none is marked inside one, for lists that find parts of words
 */
export function matchPieces(label: string, typed: string, { anywhere = false } = {}): LabelPiece[] {
  const letters = [...label.normalize('NFC')]
  const folded = letters.map(foldedLetter)
  const marked = new Array<boolean>(letters.length).fill(false)
  const whole = foldText(typed)
  const isWhole = whole !== '' && mark(folded, whole, marked)
  if (isWhole) return pieces(letters, marked)
  for (const word of whole.split(' ').filter(Boolean)) {
    if (!mark(folded, word, marked) && anywhere) mark(folded, word, marked, anywhere)
  }
  return pieces(letters, marked)
}

/**
 * Every place where a text stands in a label, as offsets of its first letter and behind its last, none within
 * another. Compares as all searches do.
 */
export function placesOfText(label: string, typed: string): [start: number, end: number][] {
  const wanted = foldText(typed)
  if (wanted === '') return []
  const letters = [...label]
  const folded = letters.map(foldedLetter)
  const places: [number, number][] = []
  let offset = 0
  for (let at = 0; at < letters.length;) {
    const end = folded[at] === '' || folded[at] === ' ' ? null : endOf(folded, at, wanted)
    const length = letters.slice(at, end ?? at + 1).join('').length
    if (end !== null) places.push([offset, offset + length])
    offset += length
    at = end ?? at + 1
  }
  return places
}

/** A letter as `foldText` has it; a blank for what separates words, nothing for an apostrophe or a mark. */
function foldedLetter(letter: string): string {
  const kept = foldedLetters.get(letter)
  if (kept !== undefined) return kept
  const folded = foldText(letter) || foldedSign(letter)
  foldedLetters.set(letter, folded)
  return folded
}

/** Folded letters of the texts so far, since a long text has the same few letters again and again. */
const foldedLetters = new Map<string, string>()

function foldedSign(letter: string): string {
  return /[\p{M}\u200B-\u200D]/u.test(letter) || foldText(`a${letter}a`) === 'aa' ? '' : ' '
}

/** Marks the first place where a folded text begins a word, or stands anywhere; false where there is none. */
function mark(folded: readonly string[], wanted: string, marked: boolean[], anywhere = false): boolean {
  for (let start = 0; start < folded.length; start++) {
    if (folded[start] === ' ' || folded[start] === '') continue
    if (start > 0 && !anywhere && !beginsWord(folded, start) && !isUnspaced(wanted)) continue
    const end = endOf(folded, start, wanted)
    if (end === null) continue
    marked.fill(true, start, end)
    return true
  }
  return false
}

function beginsWord(folded: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    if (folded[before] !== '') return folded[before] === ' '
  }
  return true
}

/** Where a folded text that begins at `start` ends; null where another one stands there. */
function endOf(folded: readonly string[], start: number, wanted: string): number | null {
  let text = ''
  for (let end = start; end < folded.length; end++) {
    const next = folded[end] ?? ''
    text += next === ' ' && text.endsWith(' ') ? '' : next
    if (text.length >= wanted.length) return text.startsWith(wanted) ? end + 1 : null
    if (!wanted.startsWith(text)) return null
  }
  return null
}

function pieces(letters: readonly string[], marked: readonly boolean[]): LabelPiece[] {
  const parts: LabelPiece[] = []
  for (const [at, text] of letters.entries()) {
    const match = marked[at] ?? false
    const last = parts.at(-1)
    if (last?.match === match) last.text += text
    else parts.push({ text, match })
  }
  return parts
}
