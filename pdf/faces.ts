import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openSync } from 'fontkit'
import subsetFont from 'subset-font'

const PACKAGES = path.join(process.cwd(), 'node_modules')
const GEIST = path.join(PACKAGES, 'geist/dist/fonts/geist-sans')

export type Weight = 'regular' | 'bold'

/** A font file. Most fonts for East Asia are cut into a hundred files, of which a text needs few. */
export type Face = {
  id: string
  has(point: number): boolean
  /** A TrueType font with the characters of a text that the file has. */
  load(weight: Weight, text: string): Promise<Buffer>
}

/** The writing of a text, which decides how characters look that China, Japan and Korea write differently. */
export type EastAsia = 'sc' | 'jp' | 'kr'

/**
 * The face that has all of a character and the marks on it; null if none has. Geist comes first, as on the
 * screens; it has every letter of Vietnamese.
 */
export function faceOf(character: string, writing: EastAsia): Face | null {
  const points = Array.from(character, pointOf)
  for (const family of [geist, ...NOTO, ...EAST_ASIA[writing]]) {
    const face = family().find(({ has }) => points.every(has))
    if (face) return face
  }
  return null
}

/**
 * Which East Asian font suits a text: the Japanese one where it has kana, the Korean one where it has
 * hangul, otherwise the first that has all of its ideographs, the Chinese one before the others.
 */
export function writingOf(text: string): EastAsia {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}々〆]/u.test(text)) return 'jp'
  if (/\p{Script=Hangul}/u.test(text)) return 'kr'
  const ideographs = text.match(/\p{Script=Han}/gu) ?? []
  const whole = (['sc', 'jp', 'kr'] as const).find((writing) => {
    const faces = EAST_ASIA[writing][0]()
    return ideographs.every((ideograph) => faces.some(({ has }) => has(pointOf(ideograph))))
  })
  return whole ?? 'sc'
}

const geist = once((): Face[] => {
  const file = (weight: Weight) => path.join(GEIST, `Geist-${weight === 'bold' ? 'SemiBold' : 'Regular'}.ttf`)
  const characters = charactersOf(file('regular'))
  return [
    {
      id: 'geist',
      has: (point) => characters.has(point),
      load: (weight) => readFile(file(weight)),
    },
  ]
})

const noto = (name: string) => once(() => facesOf(`noto-sans${name}`))
const NOTO = [noto(''), noto('-arabic'), noto('-thai')]
const [SC, JP, KR] = [noto('-sc'), noto('-jp'), noto('-kr')]
const EAST_ASIA = { sc: [SC, JP, KR], jp: [JP, SC, KR], kr: [KR, SC, JP] } as const

/** The files of a family, as its package describes them: a name, and the ranges of characters in the file. */
function facesOf(family: string): Face[] {
  const folder = path.join(PACKAGES, '@fontsource-variable', family)
  const described = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  return Object.entries(described).map(([key, written]) => {
    const id = `${family}-${key.replace(/[[\]]/g, '')}`
    const ranges = written.split(',').map(rangeOf)
    const file = path.join(folder, 'files', `${id}-wght-normal.woff2`)
    const characters = once(() => charactersOf(file))
    return {
      id,
      // The ranges say what a browser may look for in the file. Not all of it is there.
      has: (point) =>
        ranges.some(([first, last]) => first <= point && point <= last) && characters().has(point),
      // fontkit embeds neither WOFF2 nor a weight of a variable font.
      load: async (weight, text) =>
        subsetFont(await readFile(file), text, {
          targetFormat: 'sfnt',
          variationAxes: { wght: weight === 'bold' ? 600 : 400 },
        }),
    }
  })
}

function charactersOf(file: string): ReadonlySet<number> {
  const font = openSync(file)
  return new Set('characterSet' in font ? font.characterSet : [])
}

function pointOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

/** `U+4E00-4E10` or `U+4E00`. */
function rangeOf(written: string): [first: number, last: number] {
  const [first = '', last = first] = written.slice(2).split('-')
  return [parseInt(first, 16), parseInt(last, 16)]
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | null = null
  return () => (made ??= { it: make() }).it
}
