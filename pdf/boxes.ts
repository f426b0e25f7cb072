import type { Block, Column, Modules, TextBlock } from './blocks.ts'
import type { Pen } from './pen.ts'

/**
 * A part of a document that stays on one page: its height, and how it is drawn with its upper left corner at
 * a place. Points.
 */
export type Box = { height: number; draw(x: number, y: number): void }

/** Space between columns, and above and below a rule. */
const GUTTER = 24
const AROUND_RULE = 9

/** The boxes of some blocks at a width, from top to bottom. A page may end between two boxes. */
export function boxesOf(pen: Pen, blocks: readonly Block[], width: number): Box[] {
  return blocks.flatMap((block): Box[] => {
    if (block === 'rule') return [ruleBox(pen, width)]
    if ('text' in block) return textBoxes(pen, block, width)
    if ('gap' in block) return [{ height: block.gap, draw: () => undefined }]
    if ('modules' in block) return [modulesBox(pen, block)]
    if ('columns' in block) return [columnsBox(pen, block.columns, width)]
    const box = stacked(boxesOf(pen, block.keep, width))
    return box.height <= pen.pageHeight ? [box] : boxesOf(pen, block.keep, width)
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

function columnsBox(pen: Pen, columns: readonly Column[], width: number): Box {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const open = columns.filter((column) => column.width === null).length
  const rest = (width - fixed - GUTTER * (columns.length - 1)) / open
  const boxes = columns.map((column) => stacked(boxesOf(pen, column.blocks, column.width ?? rest)))
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

function stacked(boxes: readonly Box[]): Box {
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
