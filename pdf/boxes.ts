import type { Block, Column, Drawing, Modules, Picture, TextBlock } from './blocks.ts'
import type { Area, Pen } from './pen.ts'

/**
 * A part of a document that stays on one page: its height, and how it is drawn with its upper left corner at
 * a place. Points. `endsPage`: what follows begins on a new page.
 */
export type Box = { height: number; endsPage?: true; draw(x: number, y: number): void }

/** Space between columns, and above and below a rule. */
const GUTTER = 24
const AROUND_RULE = 9
/** How thick a rule in a colour is. */
const BAND = 2

/** The boxes of some blocks, from top to bottom. A page may end between two boxes. */
export function boxesOf(pen: Pen, blocks: readonly Block[], area: Area): Box[] {
  const { width } = area
  return blocks.flatMap((block): Box[] => {
    if (block === 'page') return [{ height: 0, endsPage: true, draw: () => undefined }]
    if (block === 'rule') return [ruleBox(pen, width)]
    if ('text' in block) return textBoxes(pen, block, width)
    if ('gap' in block) return [{ height: block.gap, draw: () => undefined }]
    if ('rule' in block) return [bandBox(pen, block.rule, width)]
    if ('image' in block) return [pictureBox(pen, block)]
    if ('drawing' in block) return [drawingBox(pen, block.drawing)]
    if ('modules' in block) return [modulesBox(pen, block)]
    if ('columns' in block) return [columnsBox(pen, block.columns, area)]
    const box = stacked(boxesOf(pen, block.keep, area))
    return box.height <= area.height ? [box] : boxesOf(pen, block.keep, area)
  })
}

function textBoxes(pen: Pen, block: TextBlock, width: number): Box[] {
  return pen.linesOf(block, width).map((line) => ({
    height: line.height,
    draw: (x, y) => line.draw(line.rightToLeft || block.align === 'right' ? x + width - line.width : x, y),
  }))
}

function ruleBox(pen: Pen, width: number): Box {
  return { height: 2 * AROUND_RULE, draw: (x, y) => pen.rule(x, y + AROUND_RULE, width) }
}

function bandBox(pen: Pen, colour: string, width: number): Box {
  return { height: BAND, draw: (x, y) => pen.band(x, y, { width, height: BAND }, colour) }
}

function pictureBox(pen: Pen, picture: Picture): Box {
  return { height: picture.height, draw: (x, y) => pen.picture(x, y, picture) }
}

/** Space between a dot and its text. */
const BESIDE_DOT = 3

function drawingBox(pen: Pen, drawing: Drawing): Box {
  return {
    height: drawing.height,
    draw(x, y) {
      pen.drawing(x, y, drawing)
      for (const { at, radius, label } of drawing.dots) {
        const [line] = label === null ? [] : pen.linesOf(label, drawing.width)
        line?.draw(x + at[0] + radius + BESIDE_DOT, y + at[1] - line.height / 2)
      }
    },
  }
}

function modulesBox(pen: Pen, { modules, side }: Modules): Box {
  const size = side / modules.length
  return {
    height: side,
    draw: (x, y) =>
      modules.forEach((row, down) =>
        row.forEach((dark, along) => {
          if (dark) pen.square(x + along * size, y + down * size, size)
        }),
      ),
  }
}

function columnsBox(pen: Pen, columns: readonly Column[], { width, height }: Area): Box {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const open = columns.filter((column) => column.width === null).length
  const rest = (width - fixed - GUTTER * (columns.length - 1)) / open
  const boxes = columns.map((column) =>
    stacked(boxesOf(pen, column.blocks, { width: column.width ?? rest, height })),
  )
  return {
    height: Math.max(...boxes.map(({ height }) => height)),
    draw(x, y) {
      let left = x
      boxes.forEach((box, index) => {
        box.draw(left, y)
        left += (columns[index]?.width ?? rest) + GUTTER
      })
    },
  }
}

/** Boxes that stand on one page, as one. */
export function stacked(boxes: readonly Box[]): Box {
  return {
    height: boxes.reduce((sum, box) => sum + box.height, 0),
    draw(x, y) {
      let top = y
      for (const box of boxes) {
        box.draw(x, top)
        top += box.height
      }
    },
  }
}
