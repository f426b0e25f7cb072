import 'server-only'
import sanitizeHtml from 'sanitize-html'
import type { TextLine } from '../../lib/text-line.ts'

/** Most characters that are read of the texts of one answer. */
export const SUPPLIER_TEXT_LIMIT = 200_000

const INLINE = ['b', 'strong', 'i', 'em', 'u'] as const
const HEADINGS = ['h3', 'h4'] as const
const BLOCKS = ['p', 'br', 'div', 'ul', 'ol', 'li', 'pre', 'table', 'tr', 'td', 'th'] as const

/** Elements whose content is not text for people. */
const WITHOUT_TEXT = [
  ...['script', 'style', 'noscript', 'template', 'title', 'textarea', 'option', 'select'],
  ...['iframe', 'object', 'embed', 'svg', 'math', 'audio', 'video', 'canvas', 'xmp', 'noembed', 'noframes'],
]

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...INLINE, ...HEADINGS, ...BLOCKS],
  allowedAttributes: {},
  allowedSchemes: [],
  disallowedTagsMode: 'discard',
  nonTextTags: WITHOUT_TEXT,
  nestingLimit: 40,
  parseStyleAttributes: false,
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
}

/**
 * Reads texts of suppliers, which may be HTML or plain lines, as lines of text. HTML keeps eighteen tags
 * and no attribute, so there are no links; then the tags become lines, because the desk shows no HTML of
 * others at all. Of all texts together 200,000 characters are read; `cut` tells that something is missing.
 */
export function supplierTexts(texts: readonly string[]): { lines: TextLine[][]; cut: boolean } {
  let left = SUPPLIER_TEXT_LIMIT
  const lines = texts.map((text) => {
    const part = text.slice(0, left)
    left -= part.length
    return linesOf(part)
  })
  return { lines, cut: texts.reduce((sum, text) => sum + text.length, 0) > SUPPLIER_TEXT_LIMIT }
}

const TAG = /<(\/?)([a-z0-9]+)(?: \/)?>/g
const BLOCK_NAMES: ReadonlySet<string> = new Set([...BLOCKS, ...HEADINGS])
const STRONG_NAMES: ReadonlySet<string> = new Set(['b', 'strong', 'th'])

function linesOf(text: string): TextLine[] {
  const clean = sanitizeHtml(text, OPTIONS)
  const isHtml = [...clean.matchAll(TAG)].some(([, , name = '']) => BLOCK_NAMES.has(name))
  return isHtml ? linesOfHtml(clean) : linesOfText(clean)
}

/**
 * Plain lines as global distribution systems write them. A line in capitals is a heading where others are
 * not.
 */
function linesOfText(clean: string): TextLine[] {
  const lines = words(clean.replace(TAG, '')).split(/\r\n|\r|\n/)
  const mixed = /\p{Ll}/u.test(clean)
  return lines.flatMap((line, index): TextLine[] => {
    const text = line.trim()
    if (text === '') return []
    const opens = index === 0 || lines[index - 1]?.trim() === ''
    const heading = mixed && opens && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
    return [
      {
        kind: heading ? 'heading' : 'text',
        runs: [{ text: heading ? sentenceCase(text) : text, strong: false }],
      },
    ]
  })
}

function sentenceCase(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase()
}

/** Reads HTML as the sanitiser writes it: no attributes, and correctly nested tags. */
function linesOfHtml(clean: string): TextLine[] {
  const lines: TextLine[] = []
  let runs: { text: string; strong: boolean }[] = []
  let kind: TextLine['kind'] = 'text'
  let strong = 0
  let at = 0
  const add = (raw: string) => {
    const text = words(raw).replace(/\s+/g, ' ')
    if (text !== '' && !(runs.length === 0 && text === ' ')) runs.push({ text, strong: strong > 0 })
  }
  const end = () => {
    const last = runs.at(-1)
    if (last) last.text = last.text.trimEnd()
    if (runs.some(({ text }) => text.trim() !== '')) lines.push({ kind, runs })
    runs = []
  }
  for (const match of clean.matchAll(TAG)) {
    const [tag, closing, name = ''] = match
    add(clean.slice(at, match.index))
    at = match.index + tag.length
    if (STRONG_NAMES.has(name)) strong += closing ? -1 : 1
    if (name === 'td' || name === 'th') {
      if (closing) add(' · ')
    } else if (BLOCK_NAMES.has(name)) {
      end()
      kind = closing || name === 'br' ? 'text' : kindOf(name)
    }
  }
  add(clean.slice(at))
  end()
  return lines
}

function kindOf(name: string): TextLine['kind'] {
  if (name === 'h3' || name === 'h4') return 'heading'
  return name === 'li' ? 'item' : 'text'
}

/** The characters that the sanitiser has escaped. */
function words(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
