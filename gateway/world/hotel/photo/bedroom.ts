import type { HotelFacts } from '../content/hotel-facts.ts'
import { chanceOf } from '../../chance.ts'
import type { RoomPlan } from '../rates/room-plan.ts'
import { paletteOf, type Palette } from '../../drawing/palette.ts'
import { circle, cropped, ellipse, line, path, polygon, rect, times, veil } from '../../drawing/shapes.ts'

/** A room type: its real beds, a window with the hotel's view, and furniture by grade. */
export function bedroom(facts: HotelFacts, plan: RoomPlan, roomId: number): string {
  const c = paletteOf(facts.seed)
  const seed = facts.seed + roomId * 101
  const night = c.sky === '#4a5584'
  const wallpaper = night
    ? '#e9e2ee'
    : [c.sky, '#f4efe6', c.sun, '#eef0ee'][Math.floor(chanceOf(seed, 1000) * 4)]!
  const left = chanceOf(seed, 1001) < 0.5
  const floor =
    rect(0, 372, 640, 108, '#c9a67e') + times(6, (at) => rect(0, 386 + at * 17, 640, 1.5, '#b7946c'))
  const scene =
    rect(0, 0, 640, 372, wallpaper) + panels(seed, c, wallpaper) + floor + rect(0, 364, 640, 9, '#fffdf8')
  const pane = windowOn(facts, c, seed, left ? 440 : 48)
  const beds = plan.sharedRoom ? bunks(c, plan) : bedRow(c, seed, plan, left ? 40 : 220, 380)
  return scene + pane + picture(seed, c, left ? 210 : 390) + beds + furniture(facts, c, seed, plan, left)
}

function panels(seed: number, c: Palette, wallpaper: string): string {
  const style = Math.floor(chanceOf(seed, 1002) * 4)
  if (style === 0) return veil(0, 232, 640, 140, c.far, 0.55)
  if (style === 1) return times(16, (at) => veil(at * 42, 0, 16, 372, c.far, 0.22))
  if (style === 2) return veil(0, 0, 640, 40, c.far, 0.4)
  return wallpaper === c.sky ? '' : veil(0, 0, 640, 372, c.sky, 0.35)
}

/** A window with curtains and a view of the sea, mountains, buildings or trees. */
function windowOn(facts: HotelFacts, c: Palette, seed: number, x: number): string {
  const sky = c.sky === '#4a5584' ? '#c9dcea' : c.sun
  const inside = facts.roomHas(108)
    ? rect(x, 190, 150, 66, '#7cb9c8') + rect(x, 190, 150, 5, '#a8d6dd')
    : facts.km < 3 && chanceOf(seed, 1003) < 0.6
      ? times(5, (at) =>
          rect(x + at * 30, 168 + 44 * chanceOf(seed, 1004 + at), 28, 90, at % 2 ? c.far : c.near),
        )
      : ellipse(x + 40, 262, 90, 60, '#8db583') + ellipse(x + 120, 268, 70, 46, '#6c9a62')
  const clip = cropped(
    x,
    84,
    150,
    172,
    rect(x, 84, 150, 172, '#dbeaf2') + circle(x + 108, 120, 15, sky) + inside,
  )
  const frame = `<path d="M${x} 84h150v172h-150zM${x + 75} 84v172" fill="none" stroke="#fffdf8" stroke-width="8"/>`
  const curtain = (at: number, flip: number) =>
    path(`M${at} 70h${34 * flip}q${-8 * flip} 110 ${-4 * flip} 288h${-36 * flip}z`, c.accent)
  return clip + frame + rect(x - 34, 64, 218, 7, c.shade, 3) + curtain(x - 26, 1) + curtain(x + 176, -1)
}

function picture(seed: number, c: Palette, x: number): string {
  const w = 70 + 30 * chanceOf(seed, 1020)
  const y = 110
  return (
    rect(x - w / 2, y, w, 54, c.shade, 2) +
    rect(x - w / 2 + 5, y + 5, w - 10, 44, c.sun) +
    (chanceOf(seed, 1021) < 0.5
      ? circle(x + 8, y + 24, 10, c.accent) +
        polygon([x - w / 2 + 5, y + 49, x - 4, y + 26, x + w / 2 - 5, y + 49], c.near)
      : rect(x - 16, y + 14, 12, 26, c.accent) + rect(x + 4, y + 20, 12, 20, c.wall))
  )
}

/** The beds in a row, as many as fit into the picture. */
function bedRow(c: Palette, seed: number, { doubles, singles }: RoomPlan, x: number, width: number): string {
  const kinds = [
    ...Array.from({ length: doubles }, () => 2),
    ...Array.from({ length: singles }, () => 1),
  ].slice(0, 4)
  const units = kinds.reduce((sum, kind) => sum + (kind === 2 ? 1.75 : 1), 0) + 0.25 * (kinds.length - 1)
  const unit = Math.min(150, width / units)
  const used = unit * units
  let at = x + (width - used) / 2
  return kinds
    .map((kind) => {
      const w = unit * (kind === 2 ? 1.75 : 1)
      const drawn = bed(c, seed, at, w, kind)
      at += w + unit * 0.25
      return drawn
    })
    .join('')
}

function bed(c: Palette, seed: number, x: number, w: number, people: number): string {
  const tall = 74 + 40 * chanceOf(seed, 1030)
  const board = [c.wall, c.shade, '#8d6e54', c.accent][Math.floor(chanceOf(seed, 1031) * 4)]!
  const pillow = (px: number, pw: number) =>
    rect(px, 282, pw, 34, '#ffffff', 12) + rect(px + 4, 308, pw - 8, 6, '#e9e6e0', 3)
  const each = (w - 24) / people
  return (
    rect(x - 6, 330 - tall, w + 12, tall + 70, board, 12) +
    rect(x, 306, w, 98, '#fbf9f4', 8) +
    times(people, (at) => pillow(x + 12 + at * each + 4, each - 8)) +
    rect(x - 2, 336, w + 4, 72, c.near, 8) +
    rect(x - 2, 336, w + 4, 16, '#ffffff', 6) +
    rect(x - 2, 372, w + 4, 26, chanceOf(seed, 1032) < 0.6 ? c.accent : c.wall) +
    rect(x + 6, 408, 9, 16, '#6f5640') +
    rect(x + w - 15, 408, 9, 16, '#6f5640')
  )
}

function bunks(c: Palette, { doubles, singles }: RoomPlan): string {
  const count = Math.max(1, Math.min(3, Math.ceil((doubles * 2 + singles) / 2)))
  return times(count, (at) => {
    const x = 232 + at * 136 - (3 - count) * -40
    const level = (y: number) =>
      rect(x, y, 118, 14, c.shade, 3) +
      rect(x + 4, y - 22, 110, 24, '#fbf9f4', 6) +
      rect(x + 8, y - 32, 32, 18, '#ffffff', 8) +
      rect(x + 44, y - 24, 70, 26, at % 2 ? c.accent : c.near, 6)
    return (
      rect(x - 5, 158, 9, 262, '#7b6049', 3) +
      rect(x + 114, 158, 9, 262, '#7b6049', 3) +
      level(250) +
      level(380) +
      times(4, (step) => rect(x + 92, 276 + step * 28, 22, 5, '#7b6049', 2))
    )
  })
}

function furniture(facts: HotelFacts, c: Palette, seed: number, plan: RoomPlan, left: boolean): string {
  const x = left ? 500 : 70
  const lamp =
    rect(x + 50, 300, 5, 100, '#5d5148') +
    polygon([x + 30, 304, x + 75, 304, x + 64, 266, x + 41, 266], '#f7dd9c') +
    ellipse(x + 52, 402, 22, 6, '#5d5148')
  const chair =
    rect(x - 30, 346, 92, 56, c.wall, 16) +
    rect(x - 38, 362, 20, 44, c.shade, 8) +
    rect(x + 50, 362, 20, 44, c.shade, 8) +
    rect(x - 20, 374, 72, 20, c.near, 8)
  const desk =
    rect(x - 30, 340, 120, 8, '#8d6e54', 2) +
    rect(x - 22, 348, 6, 68, '#8d6e54') +
    rect(x + 76, 348, 6, 68, '#8d6e54') +
    rect(x - 4, 306, 52, 34, '#3a4048', 3) +
    rect(x + 16, 338, 12, 4, '#3a4048')
  const plant =
    rect(x + 10, 372, 34, 38, c.shade, 6) +
    ellipse(x + 27, 346, 10, 32, '#578551') +
    ellipse(x + 12, 352, 9, 24, '#6c9a62') +
    ellipse(x + 42, 352, 9, 24, '#6c9a62')
  const rug =
    chanceOf(seed, 1040) < 0.6
      ? ellipse(left ? 250 : 400, 440, 190, 26, c.far, 0.9) +
        ellipse(left ? 250 : 400, 440, 150, 18, c.sky, 0.9)
      : ''
  const main =
    plan.grade >= 2
      ? chair
      : facts.roomHas(23) && chanceOf(seed, 1041) < 0.6
        ? desk
        : plan.sharedRoom || chanceOf(seed, 1042) < 0.4
          ? plant
          : lamp
  return (
    rug +
    main +
    (plan.grade === 3
      ? line(left ? 560 : 130, 0, left ? 560 : 130, 60, c.shade, 3) +
        polygon(
          [left ? 530 : 100, 92, left ? 590 : 160, 92, left ? 572 : 142, 58, left ? 548 : 118, 58],
          '#f7dd9c',
        )
      : '')
  )
}
