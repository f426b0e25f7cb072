import { chanceOf, wholeBetween } from '../../chance.ts'
import type { Palette } from '../../drawing/palette.ts'
import { circle, ellipse, line, path, polygon, rect, times } from '../../drawing/shapes.ts'

/** A resort: wings of two or three floors with arches around a taller middle. */
export function lowWings(seed: number, c: Palette, stars: number): string {
  const floors = stars >= 5 ? 3 : 2
  const top = 416 - floors * 56 - 20
  const wing = (x: number) =>
    rect(x - 6, top - 10, 202, 12, c.shade, 3) +
    rect(x, top, 190, 416 - top, c.wall) +
    times(floors, (row) => times(4, (col) => arch(x + 16 + col * 44, top + 18 + row * 56, 26, 38, c.trim)))
  const tall = top - 60
  const dome = chanceOf(seed, 900) < 0.5
  return (
    wing(70) +
    wing(380) +
    (dome
      ? ellipse(320, tall, 64, 44, c.accent) + rect(317, tall - 66, 6, 26, c.accent)
      : polygon([236, tall + 2, 320, tall - 54, 404, tall + 2], c.accent)) +
    rect(250, tall, 140, 416 - tall, c.shade) +
    times(3, (at) => arch(268 + at * 38, tall + 26, 26, 44, c.trim)) +
    times(3, (at) => arch(268 + at * 38, tall + 96, 26, 44, c.trim)) +
    arch(290, 350, 60, 66, c.trim) +
    arch(302, 364, 36, 52, c.accent)
  )
}

function arch(x: number, y: number, w: number, h: number, fill: string): string {
  return path(`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`, fill)
}

/** White cubes with deep windows and a pergola. */
export function villa(seed: number, c: Palette): string {
  const flip = chanceOf(seed, 905) < 0.5
  const at = (x: number, w: number) => (flip ? 640 - x - w : x)
  const white = '#faf5ea'
  return (
    rect(at(300, 200), 226, 200, 100, white) +
    rect(at(292, 216), 218, 216, 12, c.shade, 2) +
    rect(at(324, 90), 250, 90, 60, c.far, 2) +
    rect(at(440, 40), 250, 40, 76, c.near, 2) +
    rect(at(130, 400), 316, 400, 100, '#efe7d6') +
    rect(at(122, 416), 308, 416, 12, c.shade, 2) +
    times(4, (i) => rect(at(160 + i * 56, 44), 338, 44, 78, i % 2 ? c.far : c.near, 2)) +
    rect(at(410, 88), 344, 88, 72, c.accent, 2) +
    times(5, (i) => rect(at(132 + i * 34, 6), 268, 6, 42, c.wall)) +
    rect(at(120, 180), 262, 180, 8, c.wall, 2)
  )
}

/** A wide roof that turns up at its ends, over paper windows. */
export function ryokan(seed: number, c: Palette): string {
  const roof = (y: number, half: number, height: number) =>
    path(
      `M${320 - half - 40} ${y + 8}Q${320 - half} ${y} ${320 - half * 0.72} ${y - height}H${320 + half * 0.72}Q${320 + half} ${y} ${320 + half + 40} ${y + 8}L${320 + half + 36} ${y + 18}H${320 - half - 36}Z`,
      '#4c5560',
    )
  const paper = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, '#fbf4e2') +
    times(3, (at) => rect(x + ((at + 1) * w) / 4 - 1, y, 2, h, c.shade)) +
    rect(x, y + h / 2 - 1, w, 2, c.shade)
  const upper = chanceOf(seed, 910) < 0.7
  return (
    (upper
      ? rect(220, 216, 200, 76, c.shade) +
        times(3, (at) => paper(234 + at * 60, 232, 50, 46)) +
        roof(212, 130, 44)
      : '') +
    rect(130, 306, 380, 110, c.shade) +
    times(2, (at) => paper(148 + at * 70, 326, 58, 72)) +
    times(2, (at) => paper(366 + at * 70, 326, 58, 72)) +
    rect(290, 326, 60, 90, '#3d4550') +
    times(3, (at) => rect(292 + at * 20, 326, 16, 34, c.accent)) +
    roof(302, 216, upper ? 40 : 78) +
    circle(120, 396, 9, '#f3c66b') +
    rect(117, 404, 6, 14, '#4c5560') +
    circle(520, 396, 9, '#f3c66b') +
    rect(517, 404, 6, 14, '#4c5560')
  )
}

/** Tents or domes on a meadow. */
export function tents(seed: number, c: Palette, luxury: boolean): string {
  const one = (x: number, size: number, fill: string) =>
    luxury
      ? path(
          `M${x - size} 416V${416 - size * 0.7}Q${x - size * 0.5} ${416 - size * 0.9} ${x} ${416 - size * 1.3}Q${x + size * 0.5} ${416 - size * 0.9} ${x + size} ${416 - size * 0.7}V416Z`,
          fill,
        ) +
        path(
          `M${x - size * 0.3} 416Q${x - size * 0.1} ${416 - size * 0.5} ${x} ${416 - size * 0.9}Q${x + size * 0.1} ${416 - size * 0.5} ${x + size * 0.3} 416Z`,
          c.near,
        ) +
        line(x, 416 - size * 1.3, x, 416 - size * 1.45, c.shade, 4)
      : polygon([x - size, 416, x, 416 - size * 1.1, x + size, 416], fill) +
        polygon([x - size * 0.26, 416, x, 416 - size * 0.75, x + size * 0.26, 416], c.shade)
  const size = 84 + 20 * chanceOf(seed, 915)
  return (
    one(160, size * 0.8, c.trim) +
    one(492, size * 0.72, c.accent) +
    one(320, size * 1.25, luxury ? '#f7efdf' : c.wall) +
    times(9, (at) => circle(110 + at * 52, 262 + 12 * Math.sin(at * 0.9) + (at % 2) * 4, 4, '#f6d07a')) +
    path('M90 258Q200 290 320 252T560 262', 'none').replace(
      'fill="none"',
      'fill="none" stroke="#6b6257" stroke-width="1.5"',
    )
  )
}

/** A houseboat with its reflection in the water. */
export function houseboat(seed: number, c: Palette): string {
  const cabins = wholeBetween(seed, 920, 4, 6)
  return (
    rect(0, 380, 640, 100, c.near) +
    rect(170, 276, 320, 74, c.trim) +
    rect(160, 266, 340, 14, c.accent, 4) +
    rect(230, 220, 170, 50, c.wall) +
    rect(222, 212, 186, 12, c.shade, 4) +
    times(3, (at) => rect(246 + at * 50, 232, 34, 24, c.sun, 3)) +
    times(cabins, (at) => rect(186 + at * (296 / cabins), 296, 296 / cabins - 18, 34, c.near, 4)) +
    path('M110 350H530L500 404H150Z', c.wall) +
    path('M118 364H522L516 376H124Z', c.trim) +
    line(480, 212, 480, 130, c.shade, 5) +
    polygon([483, 132, 526, 146, 483, 160], c.accent) +
    times(6, (at) => rect(60 + at * 96 + 30 * chanceOf(seed, 921 + at), 418 + (at % 3) * 16, 70, 4, c.sky, 2))
  )
}

/** A long building of two floors with a gallery, a sign and a car. */
export function motel(seed: number, c: Palette): string {
  const door = (x: number, y: number) =>
    rect(x, y, 24, 48, c.accent, 2) + rect(x + 32, y + 6, 30, 24, c.trim, 2)
  const car = 150 + 220 * chanceOf(seed, 930)
  return (
    rect(90, 276, 420, 140, c.wall) +
    rect(78, 262, 444, 16, c.shade, 3) +
    times(5, (at) => door(108 + at * 80, 290)) +
    times(5, (at) => door(108 + at * 80, 366)) +
    rect(84, 342, 432, 8, c.shade) +
    times(28, (at) => rect(90 + at * 15.4, 324, 2, 20, c.shade)) +
    rect(548, 214, 8, 202, c.shade) +
    rect(514, 176, 78, 62, c.accent, 8) +
    rect(526, 190, 54, 10, c.trim, 3) +
    rect(526, 208, 34, 10, c.sun, 3) +
    rect(car, 396, 96, 20, c.near, 8) +
    path(`M${car + 16} 398L${car + 32} 380H${car + 66}L${car + 80} 398Z`, c.trim) +
    circle(car + 22, 417, 9, '#3a3f47') +
    circle(car + 76, 417, 9, '#3a3f47')
  )
}

/** A gabled building: timber in the mountains, plaster elsewhere. */
export function gableHouse(seed: number, c: Palette, timber: boolean): string {
  const wide = 230 + 80 * chanceOf(seed, 940)
  const [left, right] = [320 - wide / 2, 320 + wide / 2]
  const eaves = 300
  const top = eaves - (timber ? 130 : 96)
  const chimney = left + wide * (0.2 + 0.1 * chanceOf(seed, 941))
  const boards = timber ? times(8, (at) => rect(left, 306 + at * 14, wide, 2, c.shade)) : ''
  return (
    rect(chimney, top + 14, 24, 74, c.shade) +
    circle(chimney + 16, top - 6, 9, c.sun, 0.7) +
    circle(chimney + 26, top - 26, 13, c.sun, 0.6) +
    polygon([left, eaves, 320, top + 12, right, eaves], timber ? c.wall : c.trim) +
    rect(left, eaves - 2, wide, 418 - eaves, c.wall) +
    boards +
    polygon([left - 40, eaves + 14, 320, top - 16, 320, top + 14, left - 22, eaves + 26], c.shade) +
    polygon([right + 40, eaves + 14, 320, top - 16, 320, top + 14, right + 22, eaves + 26], c.accent) +
    rect(302, top + 56, 36, 40, timber ? c.trim : c.near, 3) +
    (timber
      ? rect(left + 10, eaves + 2, wide - 20, 8, c.trim) +
        times(Math.floor(wide / 22), (at) => rect(left + 14 + at * 22, eaves + 8, 4, 18, c.trim))
      : '') +
    rect(left + 28, 340, 46, 42, c.trim, 3) +
    rect(left + 49, 340, 4, 42, c.shade) +
    rect(right - 74, 340, 46, 42, c.trim, 3) +
    rect(right - 53, 340, 4, 42, c.shade) +
    rect(left + 24, 384, 54, 8, '#6c9a62', 3) +
    rect(right - 78, 384, 54, 8, '#6c9a62', 3) +
    rect(302, 350, 36, 66, c.accent, 4) +
    circle(330, 384, 2.5, c.trim)
  )
}
