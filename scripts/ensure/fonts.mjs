import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './steps.mjs'

const packaged = path.join(root, 'node_modules', 'geist', 'dist', 'fonts')
/** Beside the styles that name them. */
const made = path.join(root, 'app', 'fonts')

const faces = [
  { from: path.join('geist-sans', 'Geist-Variable.woff2'), to: 'geist-latin.woff2' },
  { from: path.join('geist-mono', 'GeistMono-Variable.woff2'), to: 'geist-mono-latin.woff2' },
]

/**
 * The characters that nearly every screen needs: Latin of Western Europe, punctuation, arrows, keys. They are also
 * the `unicode-range` of these files in `app/globals.css`.
 */
export const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2199],
  [0x21b5, 0x21b5],
  [0x21e7, 0x21e7],
  [0x2212, 0x2212],
  [0x23ce, 0x23ce],
]

/** The lightest and the boldest weight on the screens, and the `font-weight` of every face there. */
export const weights = { min: 400, max: 700 }

/**
 * Makes small files of the two typefaces, a third of the packages' files. A page with other characters loads
 * those as well.
 */
export async function ensureFonts() {
  mkdirSync(made, { recursive: true })
  const points = ranges.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  for (const { from, to } of faces) {
    const [source, target] = [path.join(packaged, from), path.join(made, to)]
    if (isNewer(target, [source, fileURLToPath(import.meta.url)])) continue
    const { default: subsetFont } = await import('subset-font')
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights } }
    writeFileSync(target, await subsetFont(readFileSync(source), String.fromCodePoint(...points), options))
  }
}

/** @param {string} file @param {readonly string[]} sources */
function isNewer(file, sources) {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return sources.every((source) => statSync(source).mtimeMs < made)
}
