import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import type { Block } from '../../pdf/blocks.ts'
import { documentOf } from '../../pdf/document.ts'

/** The content of a PDF that the desk or the gateway made. */
export type ReadBack = {
  /** The text of each line when a person copies it. */
  lines: string[]
  /** The numbers of the glyphs, by line. Zero is the glyph of a character that the font does not have. */
  glyphs: number[][]
  /** Filled squares, in points from the upper left corner. */
  squares: { x: number; y: number; side: number }[]
}

export async function printed(blocks: readonly Block[]): Promise<Buffer> {
  return buffer(await documentOf({ title: 'Test', author: 'Test', madeAt: new Date(0) }, blocks))
}

export function readBack(file: Buffer): ReadBack {
  const drawn = streamsOf(file).filter((stream) => stream.includes(' BDC'))
  const spans = drawn.flatMap((stream) => stream.split('/ActualText ').slice(1))
  return {
    lines: spans.map((span) => textOf(/^\(((?:\\[^]|[^\\)])*)\)/.exec(span)?.[1] ?? '')),
    glyphs: spans.map((span) =>
      [...span.matchAll(/<((?:[0-9a-f]{4})+)>/g)].flatMap(([, codes = '']) =>
        (codes.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16)),
      ),
    ),
    squares: drawn.flatMap((stream) =>
      [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) \3 re/g)].map(([, x, y, side]) => ({
        x: Number(x),
        y: Number(y),
        side: Number(side),
      })),
    ),
  }
}

function streamsOf(file: Buffer): string[] {
  return [...file.toString('latin1').matchAll(/stream\r?\n([^]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      // A font, or another stream that is not compressed.
      return []
    }
  })
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string of a PDF: letters, or UTF-16 after a byte order mark. */
function textOf(written: string): string {
  const bytes = written.replace(/\\([^])/g, (_, letter: string) => ESCAPED[letter] ?? letter)
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}
