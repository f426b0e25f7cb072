import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import type { Span } from './blocks.ts'
import { type Face, faceOf, fontsFor, SPACE, type Weight } from './faces.ts'

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The vowel am of Thai is a ring and a letter. A tone is typed before it, and is drawn above the ring. */
const SARA_AM = /([\u0e48-\u0e4b]*)\u0e33/g

/** Stands for a character that no font has. */
const MISSING = '□'

type Fonts = Awaited<ReturnType<typeof fontsFor>>

/** A character with its marks. `at` is its place in the paragraph's text. */
export type Cluster = { at: number; text: string; face: Face; weight: Weight }

/** A text whose every character has its font. */
export type Paragraph = {
  text: string
  clusters: readonly Cluster[]
  levels: EmbeddingLevels
  rightToLeft: boolean
}

/** Characters of one font in the order in which a shaper takes them. Runs follow each other from the left. */
export type Run = { text: string; face: Face; weight: Weight }

/** The paragraphs of a text, each of which runs in the direction of its first letter. */
export function paragraphsOf(text: string, weight: Weight): Promise<Paragraph[]> {
  const lines = text.split(/\r?\n/)
  return Promise.all(lines.map((line) => prepared([{ text: clean(line), weight }], 'auto')))
}

/** An English line of spans, each of which keeps its own direction. */
export function lineOfSpans(spans: readonly Span[], weight: Weight): Promise<Paragraph> {
  const parts = spans.map(({ text, bold }) => ({
    text: `\u2068${clean(text)}\u2069`,
    weight: bold ? ('bold' as const) : weight,
  }))
  return prepared(parts, 'ltr')
}

/** The text that a reader copies: without the marks that only set its direction. */
export function plainText(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '')
}

/**
 * A text as it is drawn. Composed characters are those that fonts have. Without controls of direction, no
 * name can turn the rest of its line round.
 */
function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

async function prepared(
  parts: readonly { text: string; weight: Weight }[],
  base: 'auto' | 'ltr',
): Promise<Paragraph> {
  const text = parts.map((part) => part.text).join('')
  const fonts = await fontsFor(text)
  const clusters: Cluster[] = []
  let start = 0
  for (const { text: part, weight } of parts) {
    for (const { segment, index } of graphemes.segment(part)) {
      // A space in the font of its words keeps them together in one run, and so in one piece when copied.
      const before = segment === ' ' ? clusters.at(-1)?.face : undefined
      const shapes = before?.has(SPACE) ? [{ text: segment, face: before }] : await shapesOf(segment, fonts)
      for (const shape of shapes) clusters.push({ at: start + index, weight, ...shape })
    }
    start += part.length
  }
  const levels = bidi.getEmbeddingLevels(text, base)
  return { text, clusters, levels, rightToLeft: levels.paragraphs[0]?.level === 1 }
}

/** Joiners shape Arabic and the scripts of India. Other invisible characters have done their work by now. */
const INVISIBLE = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu

/** A character with its marks, or each of them alone where no font has them all. */
async function shapesOf(written: string, fonts: Fonts): Promise<{ text: string; face: Face }[]> {
  const joined = written.replace(INVISIBLE, '').replace(SARA_AM, '\u0e4d$1\u0e32')
  const visible = joined.replace(/[\u200c\u200d]/g, '')
  if (visible === '') return []
  const face = await faceOf(visible, fonts)
  if (face) return [{ text: face.has(0x200c) ? joined : visible, face }]
  const characters = Array.from(visible)
  if (characters.length > 1) {
    return (await Promise.all(characters.map((character) => shapesOf(character, fonts)))).flat()
  }
  const box = await faceOf(MISSING, fonts)
  return box ? [{ text: MISSING, face: box }] : []
}

/** The runs of a line, from the left to the right. */
export function runsOf({ text, clusters, levels }: Paragraph, from: number, to: number): Run[] {
  const order = bidi.getReorderedIndices(text, levels, from, to - 1)
  const place = new Map(order.map((at, index) => [at, index]))
  const line = clusters
    .filter(({ at }) => from <= at && at < to)
    .sort((one, other) => (place.get(one.at) ?? 0) - (place.get(other.at) ?? 0))
  const groups: { level: number; clusters: Cluster[] }[] = []
  for (const cluster of line) {
    const level = levels.levels[cluster.at] ?? 0
    const last = groups.at(-1)
    const before = last?.clusters[0]
    if (last?.level === level && before?.face === cluster.face && before.weight === cluster.weight)
      last.clusters.push(cluster)
    else groups.push({ level, clusters: [cluster] })
  }
  return groups.flatMap(({ level, clusters }) => runsOfGroup(clusters, level % 2 === 1))
}

/**
 * The shaper itself puts letters of Arabic in order from the right, so it gets them as they are spoken.
 * Numbers in Persian digits are such letters too, but run from the left: it gets them one by one.
 */
function runsOfGroup(clusters: readonly Cluster[], rightToLeft: boolean): Run[] {
  const [first] = clusters
  if (!first) return []
  const { face, weight } = first
  const texts = clusters.map((cluster) => cluster.text)
  if (/\p{Script=Arabic}/u.test(texts.join(''))) {
    if (!rightToLeft) return texts.map((text) => ({ text, face, weight }))
    return [{ text: texts.reverse().join(''), face, weight }]
  }
  const mirrored = texts.map((text) => (rightToLeft && bidi.getMirroredCharacter(text)) || text)
  return [{ text: mirrored.join(''), face, weight }]
}
