/** A part of a line that keeps its own direction, such as a name in an English sentence. */
export type Span = { text: string; bold?: boolean }

/** Type sizes in points. */
export const STYLES = {
  title: { size: 22, bold: true, grey: false },
  heading: { size: 16, bold: true, grey: false },
  value: { size: 13, bold: true, grey: false },
  subheading: { size: 11, bold: true, grey: false },
  body: { size: 10.5, bold: false, grey: false },
  note: { size: 10, bold: false, grey: true },
  small: { size: 9, bold: false, grey: true },
} as const

/**
 * Text that breaks into lines. A string is a paragraph of its own, or several: each runs in the direction of
 * its first letter and begins at that side. Spans make an English line.
 */
export type TextBlock = {
  style: keyof typeof STYLES
  text: string | readonly Span[]
  /** At the right, for amounts that stand below each other. */
  align?: 'right'
  /** `#rrggbb`, instead of the colour of the style. */
  colour?: string
}

/** A PNG or JPEG, so many points wide and high. */
export type Picture = { image: Buffer; width: number; height: number }

/** A square of dark and light modules, such as a QR code, `side` points wide. */
export type Modules = { modules: readonly (readonly boolean[])[]; side: number }

/**
 * A drawing in a frame, so many points wide and high: polygons, of which each may have holes, and dots with a
 * text beside them. Places are points from the upper left corner; what is outside of the frame is cut off.
 */
export type Drawing = {
  width: number
  height: number
  ground: string
  polygons: readonly { rings: readonly (readonly (readonly [number, number])[])[]; colour: string }[]
  dots: readonly { at: readonly [number, number]; radius: number; colour: string; label: TextBlock | null }[]
}

/** A part of a page that is `width` points wide, or as wide as the other columns leave. */
export type Column = { width: number | null; blocks: readonly Block[] }

/** The parts of a document, from top to bottom. `gap` is white space, in points. */
export type Block =
  | TextBlock
  | Modules
  | Picture
  | { drawing: Drawing }
  | { gap: number }
  | 'rule'
  /** What follows begins on a new page. */
  | 'page'
  /** A thick rule in a colour: `#rrggbb`, or `ink` for that of the text. */
  | { rule: string }
  | { columns: readonly Column[] }
  /** Blocks that stand on one page, if a page can hold them. */
  | { keep: readonly Block[] }

/** All texts of a document. */
export function textsOf(blocks: readonly Block[]): TextBlock[] {
  return blocks.flatMap((block) => {
    if (block === 'rule' || block === 'page') return []
    if ('text' in block) return [block]
    if ('keep' in block) return textsOf(block.keep)
    if ('drawing' in block) return block.drawing.dots.flatMap(({ label }) => label ?? [])
    if ('columns' in block) return block.columns.flatMap((column) => textsOf(column.blocks))
    return []
  })
}
