import MiniSearch from 'minisearch'
import { hashPair, unit } from '../gateway/hash.ts'
import { foldText } from '../text/fold-text.ts'
import { gazetteer } from '../gateway/world/geography/gazetteer.ts'
import { searchPlaces } from '../gateway/world/place/search-places.ts'
import type { BenchRow } from './row.ts'

type PeerDocument = { id: number; name: string; destination: string; country: string }

type Keystroke = { text: string; row: number; kind: 'typing' | 'clean' | 'edited' }

const shown = 10

const rounds = 3

/**
 * Bar 13: place search at every keystroke, beside MiniSearch over the same places, in turns that change order
 * each round. A keystroke counts with its fastest round on either side, so that a neighbour's burst decides
 * nothing.
 */
export function placeKey(): BenchRow[] {
  const keystrokes = makeKeystrokes(20261120)
  const peer = buildPeer()
  const runOurs = (text: string) => searchPlaces({ q: text, limit: shown, type: null, sandbox: false })
  const runPeer = (text: string) => peer.search(text).slice(0, shown)
  for (const { text } of makeKeystrokes(7).slice(0, 300)) {
    runOurs(text)
    runPeer(text)
  }
  const ours = new Float64Array(keystrokes.length).fill(Infinity)
  const theirs = new Float64Array(keystrokes.length).fill(Infinity)
  for (let round = 0; round < rounds; round++) {
    for (const [at, { text }] of keystrokes.entries()) {
      const sides = [
        () => keepFastest(ours, at, () => runOurs(text)),
        () => keepFastest(theirs, at, () => runPeer(text)),
      ]
      for (const side of (at + round) % 2 === 0 ? sides : sides.toReversed()) side()
    }
  }
  return [
    ratioRow('place-key p50', quantile(ours, 0.5), quantile(theirs, 0.5), 20, 60),
    ratioRow('place-key p99', quantile(ours, 0.99), quantile(theirs, 0.99), 80, 300),
    shareRow('place-key hit@10 clean', hitShare(keystrokes, 'clean'), 0.98, 1),
    shareRow('place-key hit@10 one edit', hitShare(keystrokes, 'edited'), 0.95, 0.98),
  ]
}

function keepFastest(times: Float64Array, at: number, run: () => unknown): void {
  const start = performance.now()
  run()
  times[at] = Math.min(times[at] ?? Infinity, (performance.now() - start) * 1000)
}

/** Share of keystrokes of a kind whose city is among the ten shown. */
function hitShare(keystrokes: readonly Keystroke[], kind: Keystroke['kind']): number {
  const strokes = keystrokes.filter((stroke) => stroke.kind === kind)
  const hit = strokes.filter(({ text, row }) =>
    searchPlaces({ q: text, limit: shown, type: null, sandbox: false }).some(
      (place) => place.id === gazetteer().id[row],
    ),
  )
  return hit.length / strokes.length
}

/** 1,100 keystrokes: names of larger cities as they are typed, whole, and whole with one slip. */
function makeKeystrokes(seed: number): Keystroke[] {
  const places = gazetteer()
  const random = seeded(seed)
  const rows: number[] = []
  for (let row = 0; row < places.size; row++) {
    if (places.type[row] === 0 && (places.population[row] ?? 0) >= 100_000) rows.push(row)
  }
  const strokes: Keystroke[] = []
  while (strokes.length < 1100) {
    const row = rows[Math.floor(random() * rows.length)] ?? 0
    const name = foldText(places.names[row] ?? '')
    if (name.length < 5) continue
    for (let end = 2; end < name.length; end += 2)
      strokes.push({ text: name.slice(0, end), row, kind: 'typing' })
    strokes.push({ text: name, row, kind: 'clean' }, { text: slip(name, random), row, kind: 'edited' })
  }
  return strokes.slice(0, 1100)
}

/** One letter left out, doubled, changed or swapped with its neighbour, anywhere in the name. */
function slip(name: string, random: () => number): string {
  const at = Math.floor(random() * (name.length - 1))
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const edits = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at),
    name.slice(0, at) + letter + name.slice(at + 1),
    name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  ]
  return edits[Math.floor(random() * edits.length)] ?? name
}

/**
 * MiniSearch over the documented three fields, as its guide advises: prefixes, one edit from four letters on,
 * larger places first.
 */
function buildPeer(): MiniSearch<PeerDocument> {
  const places = gazetteer()
  const peer = new MiniSearch<PeerDocument>({
    fields: ['name', 'destination', 'country'],
    processTerm: (term) => foldText(term) || null,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length >= 4 ? 1 : false),
      combineWith: 'AND',
      boost: { name: 3 },
      boostDocument: (id: number) => Math.log10((places.population[id] ?? 0) + 10),
    },
  })
  for (let row = 0; row < places.size; row++) {
    const place = places.place(row)
    peer.add({ id: row, name: place.name, destination: place.destination, country: place.country.name })
  }
  return peer
}

function ratioRow(name: string, ours: number, peer: number, guard: number, goal: number): BenchRow {
  const micros = (value: number) => `${value.toFixed(1)} us`
  return {
    bar: 13,
    name,
    ours: micros(ours),
    peer: micros(peer),
    ratio: peer / ours,
    better: 'more',
    guard,
    goal,
  }
}

function shareRow(name: string, share: number, guard: number, goal: number): BenchRow {
  return {
    bar: 13,
    name,
    ours: `${(100 * share).toFixed(1)} %`,
    peer: '-',
    ratio: share,
    better: 'more',
    guard,
    goal,
  }
}

function quantile(values: Float64Array, q: number): number {
  return values.toSorted()[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0
}

/** Numbers in 0..1, the same every run. */
function seeded(seed: number): () => number {
  let turn = 0
  return () => unit(hashPair(seed, turn++))
}
