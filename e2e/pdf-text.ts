import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF with embedded fonts and character tables, as the desk writes it. Every text appears once
 * per font, since the font of a text is not tracked. Enough to check that words are present or absent.
 */
export function pdfText(file: Buffer): string {
  const streams = streamsOf(file)
  const tables = streams.filter((stream) => stream.includes('beginbfrange')).map(letterTable)
  const drawn = streams.filter((stream) => /\bTJ\b|\bTj\b/.test(stream))
  return tables.flatMap((table) => drawn.map((stream) => readDrawn(stream, table))).join('\n')
}

function streamsOf(file: Buffer): string[] {
  const text = file.toString('latin1')
  // One line feed precedes `endstream`; a carriage return there is the last byte of the compressed text.
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      // A font file or another stream that is not text.
      return []
    }
  })
}

/** Maps glyph numbers to letters: `<0000> <0010> [<0000> <0056> ...]`. */
function letterTable(stream: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const [, first = '0', list = ''] of stream.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const letters = [...list.matchAll(/<([\w ]+)>/g)]
    letters.forEach(([, codes = ''], index) => {
      const glyph = (parseInt(first, 16) + index).toString(16).padStart(4, '0')
      table.set(glyph, lettersOf(codes))
    })
  }
  return table
}

function lettersOf(codes: string): string {
  const units = codes.match(/\w{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => parseInt(unit, 16)))
}

/** Each drawn text becomes a line. */
function readDrawn(stream: string, table: ReadonlyMap<string, string>): string {
  return [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<(\w+)>/g)]
        .flatMap(([, glyphs = '']) => glyphs.match(/\w{4}/g) ?? [])
        .map((glyph) => table.get(glyph.toLowerCase()) ?? '')
        .join(''),
    )
    .join('\n')
}
