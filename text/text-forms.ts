import { foldText, joined, spelledOut } from './fold-text.ts'

/**
 * The forms in which a text can be met, each once, the plain one first: without accents (`muller`), with
 * umlauts written out (`mueller`), and with written-out umlauts taken back (`muller` of `MUELLER`).
 */
export function textForms(text: string): string[] {
  const plain = foldText(text)
  const spelled = SPELLED_WITH_TWO.test(text) ? spelledOut(text) : plain
  return [...new Set([plain, spelled, takenBack(plain)])]
}

/** The one form that all spellings of a text share: `muller` of `Müller`, `MUELLER` and `Muller`. */
export function sharedForm(text: string): string {
  return takenBack(foldText(text))
}

/** Letters that are spelled with two, composed or not; few texts have one. */
const SPELLED_WITH_TWO = /[äöüøå]|[aou][\u0300-\u036F]/iu

function takenBack(folded: string): string {
  return folded.replace(/([aou])e+/g, '$1').replace(/aa+/g, 'a')
}

/** Scripts without blanks between words: a text is found by any part of it. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

/** Whether a folded text is of a script that has no blanks between its words. */
export function isUnspaced(folded: string): boolean {
  return UNSPACED.test(folded)
}

/**
 * A test for texts that contain what was typed, in any of the forms of both. Every typed word begins a word
 * of the text, in any order (`anna kel` finds `Keller, Anna`); or the typed words together begin words
 * together (`maryann`, `mary-ann`); Chinese, Japanese, Korean and Thai are found by any part. An empty text
 * finds everything.
 */
export function finder(typed: string): (text: string) => boolean {
  const rankOf = ranker(typed)
  return (text) => rankOf(text) !== null
}

/** How a text has what was typed: as the whole text, as its beginning, or in its words. */
const RANKS = { whole: 0, beginning: 1, words: 2 } as const

/** How closely a text has what was typed, the closest 0. */
export type Rank = (typeof RANKS)[keyof typeof RANKS]

/**
 * A test as that of `finder`, which tells the rank; null for a text that has not what was typed. A text that
 * is tested often is given by its `textForms`.
 */
export function ranker(typed: string): (text: string | readonly string[]) => Rank | null {
  const queries = typedForms(typed).map((form) => ({ words: form.split(' '), whole: joined(form) }))
  if (queries.some(({ whole }) => whole === '')) return () => RANKS.words
  return (text) => {
    const forms = typeof text === 'string' ? textForms(text) : text
    const wholes = forms.map(joined)
    if (queries.some(({ whole }) => wholes.includes(whole))) return RANKS.whole
    if (queries.some(({ whole }) => wholes.some((each) => each.startsWith(whole)))) return RANKS.beginning
    const isFound = forms.some((form) =>
      queries.some(({ words, whole }) => words.every((word) => hasWord(form, word)) || hasRun(form, whole)),
    )
    return isFound ? RANKS.words : null
  }
}

const SHORTEST_TAKEN_BACK = 4

/**
 * The forms of what was typed: as `textForms`, but a short text keeps its letters, since `joe` taken back is
 * `jo`, which begins Jones and Johnson.
 */
export function typedForms(typed: string): string[] {
  const forms = textForms(typed)
  const [plain = ''] = forms
  const short = joined(plain).length < SHORTEST_TAKEN_BACK ? takenBack(plain) : plain
  return forms.filter((form) => form === plain || form !== short)
}

/** Whether a word of a folded text begins with a folded one; anywhere in a script without blanks. */
function hasWord(form: string, word: string): boolean {
  return form.startsWith(word) || form.includes(isUnspaced(word) ? word : ` ${word}`)
}

/** Whether the text, from the beginning of one of its words on and without blanks, begins with `whole`. */
function hasRun(form: string, whole: string): boolean {
  if (!joined(form).includes(whole)) return false
  const words = form.split(' ')
  return words.some((_, at) => words.slice(at).join('').startsWith(whole))
}
