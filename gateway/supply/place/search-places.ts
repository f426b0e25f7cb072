import { BestRows } from './best-rows.ts'
import { foldText } from './fold-text.ts'
import { gazetteer, types } from './gazetteer.ts'
import type { Run } from './key-index.ts'
import { runsOneEditAway } from './one-edit.ts'
import { placeIndex } from './place-index.ts'
import type { PlaceIndex } from './place-index.ts'
import type { Place, PlaceType } from './place.ts'

/** A search as cities/search takes it. */
export type PlaceQuery = {
  /** Raw user text. */
  q: string
  /** 1 to 100. */
  limit: number
  /** Only this kind; null is all. */
  type: PlaceType | null
}

const wholeNameBonus = 1500
const oneEditPenalty = 2500
const codeBonus = 20_000
/** As good as a city of a million found by its beginning. */
const rareCodeScore = 6000
/** A clean hit of a town of 30,000 or more is what was meant; below that a slip of the finger is likelier. */
const surelyMeant = 4500
const shortestForEdit = 4

/**
 * Places for a text as it is being typed, best first: an exact IATA city code leads, then whole names, beginnings of
 * names and of later words, the more people the higher. Further words may name the region or the country. A text
 * that finds nothing well known is also taken with one slip (Session gateway, Hotel v2, cities/search). An empty
 * text finds nothing.
 */
export function searchPlaces(query: PlaceQuery): Place[] {
  const folded = foldText(query.q)
  if (folded === '') return []
  const index = placeIndex()
  const type = query.type === null ? -1 : types.indexOf(query.type)
  const best = new BestRows(query.limit)
  const coded = index.cityOfCode(folded)
  if (coded !== null && (type === -1 || gazetteer().type[coded.row] === type)) {
    best.offer(coded.row, coded.busy ? codeBonus : rareCodeScore)
  }
  const words = folded.split(' ')
  collect(index, words, type, best, false)
  if (folded.length >= shortestForEdit && (best.size === 0 || best.top < surelyMeant)) {
    collect(index, words, type, best, true)
  }
  return best.rows().map((row) => gazetteer().place(row))
}

/**
 * The whole text as a name; then, while there is room, its first words as a name and the others as what the place
 * lies in, and the other way round (`san jose costa`, `costa rica san jose`).
 */
function collect(
  index: PlaceIndex,
  words: readonly string[],
  type: number,
  best: BestRows,
  edited: boolean,
): void {
  collectName(index, words.join(' '), [], type, best, edited)
  for (let cut = words.length - 1; cut > 0 && best.threshold === -Infinity; cut--) {
    collectName(index, words.slice(0, cut).join(' '), words.slice(cut), type, best, edited)
    collectName(index, words.slice(cut).join(' '), words.slice(0, cut), type, best, edited)
  }
}

function collectName(
  index: PlaceIndex,
  name: string,
  others: readonly string[],
  type: number,
  best: BestRows,
  edited: boolean,
): void {
  if (edited) {
    if (name.length < shortestForEdit) return
    for (const run of runsOneEditAway(index.keys, name)) scan(index, run, others, type, best, -oneEditPenalty)
  } else {
    const run = index.keys.narrow(index.keys.all(), name, 0)
    if (run) scan(index, run, others, type, best, 0)
  }
}

/** Offers the keys of a run. Keys that are the whole text stand first, since they are the shortest. */
function scan(
  index: PlaceIndex,
  run: Run,
  others: readonly string[],
  type: number,
  best: BestRows,
  shift: number,
): void {
  const { keys } = index
  let key = run.lo
  for (; key < run.hi && keys.endsAt(key, run.depth); key++) consider(key, shift + wholeNameBonus)
  while (key < run.hi) {
    key = keys.skipBelow(key, run.hi, best.threshold - shift)
    if (key < run.hi) consider(key++, shift)
  }

  function consider(at: number, bonus: number): void {
    const score = (keys.score[at] ?? 0) + bonus
    if (score <= best.threshold) return
    const row = keys.row[at] ?? 0
    if (type !== -1 && gazetteer().type[row] !== type) return
    for (const word of others) {
      if (!index.wholes.covers(row, word) && !keys.hasLaterWord(at, word)) return
    }
    best.offer(row, score)
  }
}
