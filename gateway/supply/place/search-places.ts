import { BestRows } from './best-rows.ts'
import { foldText } from './fold-text.ts'
import { gazetteer, types } from './gazetteer.ts'
import type { KeyIndex, Run } from './key-index.ts'
import { runsOneEditAway } from './one-edit.ts'
import { placeIndex } from './place-index.ts'
import type { PlaceIndex } from './place-index.ts'
import type { Place, PlaceType } from './place.ts'
import type { OtherWords } from './whole-words.ts'

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
/** `costa rica s` does not ask every name in S for Costa Rica. */
const shortestLastName = 2

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
 * lies in, and the other way round (`san jose costa`, `costa rica san jose`). With a slip, only until something is found.
 */
function collect(index: PlaceIndex, words: readonly string[], type: number, best: BestRows, slip: boolean): void {
  collectName(index, words.join(' '), [], type, best, slip)
  for (let cut = words.length - 1; cut > 0; cut--) {
    if (slip ? best.size > 0 : best.threshold !== -Infinity) return
    collectName(index, words.slice(0, cut).join(' '), words.slice(cut), type, best, slip)
    const last = words.slice(cut).join(' ')
    if (last.length >= shortestLastName) collectName(index, last, words.slice(0, cut), type, best, slip)
  }
}

function collectName(
  index: PlaceIndex,
  name: string,
  others: readonly string[],
  type: number,
  best: BestRows,
  slip: boolean,
): void {
  const asked = others.length === 0 ? null : index.wholes.asking(others)
  if (slip) {
    if (name.length < shortestForEdit) return
    for (const run of runsOneEditAway(index.keys, name)) scan(index, run, asked, type, best, -oneEditPenalty)
  } else {
    const run = index.keys.narrow(index.keys.all(), name, 0)
    if (run) scan(index, run, asked, type, best, 0)
  }
}

/** Offers the keys of a run. Keys that are the whole text stand first, since they are the shortest. */
function scan(
  index: PlaceIndex,
  run: Run,
  asked: OtherWords | null,
  type: number,
  best: BestRows,
  shift: number,
): void {
  const { keys } = index
  let key = run.lo
  for (; key < run.hi && keys.endsAt(key, run.depth); key++) {
    consider(keys, key, shift + wholeNameBonus, asked, type, best)
  }
  while (key < run.hi) {
    key = keys.skipBelow(key, run.hi, best.threshold - shift)
    if (key < run.hi) consider(keys, key++, shift, asked, type, best)
  }
}

function consider(
  keys: KeyIndex,
  key: number,
  bonus: number,
  asked: OtherWords | null,
  type: number,
  best: BestRows,
): void {
  const score = (keys.score[key] ?? 0) + bonus
  if (score <= best.threshold) return
  const row = keys.row[key] ?? 0
  if (type !== -1 && gazetteer().type[row] !== type) return
  if (asked !== null) {
    for (const [at, word] of asked.words.entries()) {
      if (!asked.named(row, at) && !keys.hasLaterWord(key, word)) return
    }
  }
  best.offer(row, score)
}
