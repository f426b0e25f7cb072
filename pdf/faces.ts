import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create } from 'fontkit'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'

const PACKAGES = path.join(process.cwd(), 'node_modules')
const GEIST = path.join(PACKAGES, 'geist/dist/fonts/geist-sans')

/** A space, in Unicode. */
export const SPACE = 0x20

export type Weight = 'regular' | 'bold'

/** A font file, and which characters it has. */
export type Face = {
  id: string
  has(point: number): boolean
  /** A TrueType font with at least the characters of a text. */
  load(weight: Weight, text: string): Promise<Buffer>
}

/**
 * The files of a font. Fonts for East Asia are cut into a hundred of them, of which a text needs few.
 * `mayHave` answers without reading the file.
 */
type Font = () => readonly { mayHave(point: number): boolean; open(): Promise<Face> }[]

// All fonts are under the SIL Open Font License, and are embedded as it allows.

/** Geist, as on the screens. It has every letter of Vietnamese. */
const latin: Font = once(() => {
  const file = (weight: Weight) => path.join(GEIST, `Geist-${weight === 'bold' ? 'SemiBold' : 'Regular'}.ttf`)
  const open = once(async () => ({
    id: 'geist',
    has: hasOf(await readFile(file('regular'))),
    load: (weight: Weight) => readFile(file(weight)),
  }))
  return [{ mayHave: () => true, open }]
})

/**
 * Noto draws most letters of Arabic as a shape and dots, which many letters share, so that a name that is
 * copied from the document becomes another one. Vazirmatn has one glyph for each form of a letter, but not
 * all letters of all languages.
 */
const arabic = [font('vazirmatn'), font('noto-sans-arabic')] as const
const thai = font('noto-sans-thai')
const otherScripts = font('noto-sans')
const [chinese, japanese, korean] = [font('noto-sans-sc'), font('noto-sans-jp'), font('noto-sans-kr')]

/** The fonts for a text, best first. A character is drawn in the first that has it. */
export async function fontsFor(text: string): Promise<readonly Font[]> {
  const letters = await wholeFirst(text.match(/\p{Script=Arabic}/gu), arabic)
  return [latin, ...letters, thai, otherScripts, ...(await eastAsianFonts(text))]
}

/**
 * China, Japan and Korea write many ideographs differently. The letters next to an ideograph decide whose
 * form is used.
 */
async function eastAsianFonts(text: string): Promise<readonly Font[]> {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}々〆]/u.test(text)) return [japanese, chinese, korean]
  if (/\p{Script=Hangul}/u.test(text)) return [korean, chinese, japanese]
  return wholeFirst(text.match(/\p{Script=Han}/gu), [chinese, japanese, korean])
}

/** The fonts, and first among them one that has all of the characters. */
async function wholeFirst(
  characters: readonly string[] | null,
  fonts: readonly Font[],
): Promise<readonly Font[]> {
  if (characters === null) return fonts
  for (const font of fonts) {
    const faces = await Promise.all(characters.map((character) => faceOf(character, [font])))
    if (!faces.includes(null)) return [font, ...fonts.filter((other) => other !== font)]
  }
  return fonts
}

/** The first face that has all of a character and the marks on it; null if none has. */
export async function faceOf(character: string, fonts: readonly Font[]): Promise<Face | null> {
  const points = Array.from(character, (part) => part.codePointAt(0) ?? 0)
  for (const file of fonts.flatMap((font) => font())) {
    if (!points.every(file.mayHave)) continue
    const face = await file.open()
    if (points.every(face.has)) return face
  }
  return null
}

/** A variable font, as its package describes it: names of files, and the ranges of characters in them. */
function font(family: string): Font {
  return once(() => {
    const folder = path.join(PACKAGES, '@fontsource-variable', family)
    const described = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as object
    return Object.entries(described).map(([key, written]) => {
      const id = `${family}-${key.replace(/[[\]]/g, '')}`
      const ranges = String(written).split(',').map(rangeOf)
      return {
        // A browser would not look for a space there, but mostly there is one.
        mayHave: (point) =>
          point === SPACE || ranges.some(([first, last]) => first <= point && point <= last),
        open: once(() => variableFace(id, path.join(folder, 'files', `${id}-wght-normal.woff2`))),
      }
    })
  })
}

/** fontkit embeds neither WOFF2 nor a weight of a variable font. */
async function variableFace(id: string, file: string): Promise<Face> {
  return {
    id,
    has: hasOf(await convert(await readFile(file), 'sfnt')),
    load: async (weight, text) =>
      subsetFont(await readFile(file), text, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight === 'bold' ? 600 : 400 },
      }),
  }
}

function hasOf(file: Buffer): Face['has'] {
  const font = create(file)
  const points = new Set('characterSet' in font ? font.characterSet : [])
  return (point) => points.has(point)
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
