import type { HotelFacts } from '../content/hotel-facts.ts'
import { chanceOf, wholeBetween } from '../../chance.ts'
import type { Palette } from '../../drawing/palette.ts'
import { circle, ellipse, polygon, rect, times } from '../../drawing/shapes.ts'

function windows(
  x: number,
  y: number,
  cols: number,
  rows: number,
  stepX: number,
  stepY: number,
  w: number,
  h: number,
  fill: string,
): string {
  return times(rows, (row) => times(cols, (col) => rect(x + col * stepX, y + row * stepY, w, h, fill, 1.5)))
}

/** One or two tall buildings and a lower wing. */
export function towers(seed: number, colours: Palette, stars: number): string {
  const rows = wholeBetween(seed, 830, 6, stars >= 5 ? 10 : 8)
  const cols = wholeBetween(seed, 831, 4, 6)
  const x = 190 + 60 * chanceOf(seed, 832)
  const width = cols * 30 + 22
  const height = rows * 31 + 52
  const top = 416 - height
  const side = chanceOf(seed, 833) < 0.5
  const wing = 90 + 60 * chanceOf(seed, 834)
  const wingX = side ? x + width : x - wing
  const crown = [
    rect(x + width * 0.3, top - 16, width * 0.4, 16, colours.shade) +
      rect(x + width / 2 - 2, top - 44, 4, 28, colours.shade),
    rect(x - 6, top - 8, width + 12, 10, colours.shade, 3),
    ellipse(x + width / 2, top, width / 2, 22, colours.shade),
    polygon([x, top, x + width, top - 34, x + width, top], colours.shade),
  ][Math.floor(chanceOf(seed, 835) * 4)]
  const wingRows = Math.max(2, Math.floor(rows * 0.55))
  const wingTop = 416 - wingRows * 31 - 40
  return (
    rect(wingX, wingTop, wing, 416 - wingTop, colours.shade) +
    windows(wingX + 14, wingTop + 16, Math.floor((wing - 16) / 26), wingRows, 26, 31, 13, 17, colours.trim) +
    crown +
    rect(x, top, width, height, colours.wall) +
    (chanceOf(seed, 836) < 0.4
      ? times(
          rows,
          (row) =>
            rect(x + 12, top + 18 + row * 31, width - 24, 15, colours.trim, 2) +
            times(cols - 1, (col) =>
              rect(x + 12 + (col + 1) * ((width - 24) / cols), top + 18 + row * 31, 3, 15, colours.wall),
            ),
        )
      : windows(x + 18, top + 18, cols, rows, 30, 31, 16, 18, colours.trim)) +
    entrance(x + width / 2, colours, width * 0.5)
  )
}

/** Glass doors under a canopy. */
function entrance(x: number, colours: Palette, width: number): string {
  const w = Math.max(64, width)
  return (
    rect(x - w / 2, 380, w, 36, colours.trim) +
    rect(x - w / 2 - 10, 374, w + 20, 9, colours.accent, 3) +
    rect(x - 12, 387, 11, 29, colours.accent) +
    rect(x + 1, 387, 11, 29, colours.accent)
  )
}

/** A building of four to six floors with balconies or an awning. */
export function block({ seed, typeId, charge }: HotelFacts, colours: Palette): string {
  const rows = wholeBetween(seed, 840, 3, 5)
  const cols = wholeBetween(seed, 841, 5, 7)
  const width = cols * 48 + 24
  const x = 320 - width / 2 + 40 * (chanceOf(seed, 842) - 0.5)
  const top = 416 - rows * 52 - 62
  const balconies = charge === 'unit' || chanceOf(seed, 843) < 0.45
  const hostel = typeId === 203 || typeId === 235
  const arched = chanceOf(seed, 847) < 0.3
  const cell = (row: number, col: number) => {
    const [wx, wy] = [x + 26 + col * 48, top + 22 + row * 52]
    const pane = rect(wx, wy, 22, 30, colours.trim, arched ? 10 : 2)
    if (balconies && (row + col) % 2 === 0) return pane + rect(wx - 7, wy + 22, 36, 11, colours.accent, 2)
    const blind = chanceOf(seed, 850 + row * 8 + col) < 0.25 ? rect(wx, wy, 22, 11, colours.sky, 2) : ''
    return pane + blind
  }
  const roof =
    chanceOf(seed, 844) < 0.5
      ? rect(x - 8, top - 10, width + 16, 14, colours.shade, 2)
      : polygon([x - 10, top, x + 22, top - 44, x + width - 22, top - 44, x + width + 10, top], colours.shade)
  const stripes = times(Math.floor(width / 24), (at) =>
    polygon(
      [x + at * 24, 366, x + at * 24 + 24, 366, x + at * 24 + 20, 384, x + at * 24 + 4, 384],
      at % 2 ? colours.trim : colours.accent,
    ),
  )
  return (
    roof +
    rect(x, top, width, 416 - top, colours.wall) +
    times(rows, (row) => times(cols, (col) => cell(row, col))) +
    rect(x + 16, 372, width - 32, 44, colours.shade) +
    rect(x + 26, 380, width - 52, 28, colours.trim, 2) +
    (hostel
      ? rect(x + width - 12, top + 30, 22, 118, colours.accent, 4) +
        times(3, (at) => circle(x + width - 1, top + 52 + at * 34, 6, colours.trim))
      : stripes) +
    rect(320 - 15, 380, 30, 36, colours.accent, 2)
  )
}

/** A row of narrow houses, each with its own roof. */
export function townHouses(seed: number, colours: Palette): string {
  const fills = [colours.wall, colours.trim, colours.accent, colours.shade]
  const count = wholeBetween(seed, 860, 3, 4)
  const width = 440 / count
  return times(count, (at) => {
    const x = 100 + at * width
    const rows = wholeBetween(seed, 861 + at, 2, 4)
    const top = 416 - rows * 56 - 50
    const fill = fills[(at + Math.floor(chanceOf(seed, 866) * 4)) % 4]!
    const pane = fill === colours.trim ? colours.near : colours.sun
    const roof = colours.shade === fill ? colours.near : colours.shade
    const style = Math.floor(chanceOf(seed, 870 + at) * 3)
    const cols = width > 120 ? 3 : 2
    const step = (width - 20) / cols
    const gable =
      style === 0
        ? polygon([x, top, x + width / 2, top - 52, x + width, top], roof)
        : style === 1
          ? polygon([x, top, x + 16, top - 36, x + width - 16, top - 36, x + width, top], roof)
          : polygon(
              [
                x,
                top,
                x,
                top - 16,
                x + width * 0.25,
                top - 16,
                x + width * 0.25,
                top - 36,
                x + width * 0.75,
                top - 36,
                x + width * 0.75,
                top - 16,
                x + width,
                top - 16,
                x + width,
                top,
              ],
              fill,
            )
    const door = at === Math.floor(count / 2)
    return (
      gable +
      rect(x, top, width + 0.5, 416 - top, fill) +
      times(rows, (row) =>
        times(
          cols,
          (col) =>
            rect(x + 10 + col * step + step / 2 - 11, top + 20 + row * 56, 22, 32, pane, 2) +
            rect(x + 8 + col * step + step / 2 - 11, top + 53 + row * 56, 26, 4, roof),
        ),
      ) +
      rect(
        x + width / 2 - 13,
        374,
        26,
        42,
        door ? (colours.accent === fill ? colours.sun : colours.accent) : roof,
        3,
      ) +
      (door ? rect(x + width / 2 - 32, 362, 64, 9, colours.near, 3) : '')
    )
  })
}
