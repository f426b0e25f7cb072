import type { HotelFacts } from '../content/hotel-facts.ts'
import { chanceOf, wholeBetween } from '../../chance.ts'
import { paletteOf } from '../../drawing/palette.ts'
import { backdrop } from '../../drawing/scenery.ts'
import { circle, cropped, ellipse, line, path, polygon, rect, times, veil } from '../../drawing/shapes.ts'

/** Tiles, a basin below a mirror, and a shower or a bath. */
export function bathroom(facts: HotelFacts): string {
  const { seed } = facts
  const c = paletteOf(seed)
  const tile = ['#f3f0ea', '#e8eff0', '#f0ebe6'][Math.floor(chanceOf(seed, 1100) * 3)]!
  const grid =
    times(9, (at) => rect(0, at * 44, 640, 2, '#dcd8d0')) +
    times(11, (at) => rect(at * 64, 0, 2, 380, '#dcd8d0'))
  const wet = facts.roomHas(5)
    ? rect(356, 300, 244, 84, '#ffffff', 30) +
      rect(346, 292, 264, 16, '#f6f4ef', 8) +
      rect(388, 380, 16, 16, c.shade) +
      rect(552, 380, 16, 16, c.shade) +
      line(584, 292, 584, 240, '#9aa3a8', 6) +
      line(584, 240, 556, 240, '#9aa3a8', 6)
    : veil(380, 60, 210, 330, '#bfe0e6', 0.5) +
      rect(376, 56, 6, 336, '#9aa3a8') +
      line(560, 90, 560, 250, '#9aa3a8', 5) +
      ellipse(540, 92, 34, 7, '#9aa3a8') +
      times(6, (at) => line(516 + at * 9, 106, 510 + at * 9, 150, '#a9d2db', 2)) +
      rect(380, 388, 210, 10, '#d2cdc3')
  const round = chanceOf(seed, 1101) < 0.5
  return (
    rect(0, 0, 640, 480, tile) +
    veil(0, 0, 640, 380, c.sky, 0.35) +
    grid +
    rect(0, 386, 640, 94, c.far) +
    times(8, (at) => rect(at * 84, 386, 2, 94, c.near)) +
    wet +
    (round
      ? circle(170, 150, 74, c.accent) + circle(170, 150, 67, '#dcecf1')
      : rect(92, 76, 156, 146, c.accent, 8) + rect(99, 83, 142, 132, '#dcecf1', 4)) +
    polygon([140, 110, 160, 100, 190, 180, 176, 190], '#eef7f9') +
    rect(70, 282, 210, 18, '#ffffff', 4) +
    rect(82, 300, 186, 86, c.wall, 4) +
    rect(92, 310, 82, 66, c.shade, 3) +
    rect(178, 310, 82, 66, c.shade, 3) +
    ellipse(170, 282, 56, 14, '#ffffff') +
    ellipse(170, 280, 44, 8, '#dfe9ea') +
    line(170, 272, 170, 244, '#9aa3a8', 6) +
    line(170, 244, 188, 250, '#9aa3a8', 6) +
    rect(294, 196, 10, 110, '#9aa3a8', 3) +
    rect(286, 210, 40, 76, c.accent, 4) +
    rect(286, 262, 40, 8, c.sun)
  )
}

/** A scene behind glass, from the sky down to the ground. */
function croppedView(scene: string): string {
  return `<svg x="70" y="50" width="500" height="190" viewBox="0 190 640 243" preserveAspectRatio="xMidYMid slice">${scene}</svg>`
}

/** A laid table by a window. */
export function breakfast(facts: HotelFacts): string {
  const { seed } = facts
  const c = paletteOf(seed)
  const wood = ['#b98d62', '#8d6e54', '#d8b98e'][Math.floor(chanceOf(seed, 1120) * 3)]!
  const cup = (x: number, y: number) =>
    ellipse(x, y + 22, 40, 9, '#ffffff') +
    path(`M${x - 24} ${y - 14}H${x + 24}Q${x + 22} ${y + 20} ${x} ${y + 20}T${x - 24} ${y - 14}Z`, c.accent) +
    ellipse(x, y - 14, 24, 6, '#5b4030')
  const croissant =
    path('M300 372Q330 330 362 336T420 372Q396 356 362 358T300 372Z', '#d99a4e') +
    line(330, 352, 336, 362, '#b97c35', 3) +
    line(362, 340, 362, 356, '#b97c35', 3) +
    line(392, 350, 386, 362, '#b97c35', 3)
  const fruit = times(5, (at) =>
    circle(
      486 + (at % 3) * 30,
      338 - Math.floor(at / 3) * 22,
      16,
      ['#e58a4e', '#d65f52', '#e9bd4c', '#7fa35b', '#c9556a'][(at + wholeBetween(seed, 1121, 0, 4)) % 5]!,
    ),
  )
  const glass = rect(196, 300, 40, 74, '#fdf3df', 6) + rect(198, 318, 36, 54, '#f0a63c', 5)
  return (
    rect(0, 0, 640, 480, c.sun) +
    veil(0, 0, 640, 480, c.sky, 0.6) +
    rect(60, 40, 520, 210, '#ffffff', 4) +
    croppedView(backdrop(seed + 9, c, facts.roomHas(108) ? 'sea' : facts.km < 3 ? 'town' : 'hills')) +
    times(3, (at) => rect(186 + at * 125, 50, 8, 190, '#ffffff')) +
    rect(48, 238, 544, 18, '#ffffff', 3) +
    rect(0, 330, 640, 150, wood) +
    times(4, (at) => rect(0, 360 + at * 32, 640, 2, '#00000018')) +
    ellipse(360, 384, 110, 22, '#ffffff') +
    ellipse(360, 380, 84, 14, '#f2efe8') +
    croissant +
    cup(110, 350) +
    glass +
    path('M446 350H600Q592 392 523 392T446 350Z', c.wall) +
    fruit +
    rect(560, 286, 8, 40, '#578551') +
    rect(546, 318, 36, 40, '#dfeaec', 6) +
    circle(564, 280, 15, c.accent) +
    circle(564, 280, 6, '#f6d07a') +
    rect(30, 404, 66, 60, '#ffffff', 4) +
    rect(46, 412, 6, 46, '#b9c0c4', 3) +
    rect(66, 412, 6, 46, '#b9c0c4', 3)
  )
}

/** Candles, stones and towels in dim light. */
export function spa(facts: HotelFacts): string {
  const { seed } = facts
  const c = paletteOf(seed)
  const towel = (y: number, fill: string) => rect(120, y, 190, 34, fill, 16) + circle(136, y + 17, 9, c.far)
  const stone = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r * 0.4, '#535b60') + ellipse(x - r * 0.2, y - r * 0.1, r * 0.5, r * 0.14, '#6b747a')
  const candle = (x: number, h: number) =>
    rect(x, 396 - h, 34, h, '#fdf6e6', 5) +
    path(`M${x + 17} ${396 - h - 34}q14 18 0 30q-14 -12 0 -30z`, '#f3b34c')
  return (
    rect(0, 0, 640, 480, c.near) +
    times(10, (at) => rect(at * 66, 0, 58, 390, c.far)) +
    circle(480, 130, 120, c.sun, 0.28) +
    circle(480, 130, 70, c.sun, 0.3) +
    rect(0, 392, 640, 88, '#8d6e54') +
    rect(0, 392, 640, 8, '#a5856a') +
    towel(358, c.sun) +
    towel(326, c.accent) +
    towel(294, c.trim) +
    stone(400, 384, 46) +
    stone(400, 354, 36) +
    stone(402, 330, 26) +
    candle(480, 90) +
    candle(528, 60) +
    times(
      5,
      (at) =>
        ellipse(60 + at * 4, 330 - at * 34, 14, 36, at % 2 ? '#6c9a62' : '#578551') +
        (wholeBetween(seed, 1130 + at, 0, 1) ? ellipse(36 + at * 6, 350 - at * 34, 12, 28, '#6c9a62') : ''),
    ) +
    rect(40, 350, 50, 44, c.wall, 8)
  )
}

/** Treadmills in front of a window, and weights. */
export function gym(facts: HotelFacts): string {
  const { seed } = facts
  const c = paletteOf(seed)
  const machine = (x: number) =>
    polygon([x, 420, x + 130, 420, x + 136, 404, x + 6, 404], '#454c54') +
    line(x + 116, 404, x + 100, 280, '#5f6871', 9) +
    rect(x + 74, 262, 52, 26, c.accent, 6) +
    line(x + 84, 300, x + 44, 306, '#5f6871', 7)
  const weight = (x: number) =>
    rect(x, 404, 44, 6, '#5f6871') +
    rect(x - 8, 394, 12, 26, '#353b42', 3) +
    rect(x + 40, 394, 12, 26, '#353b42', 3)
  return (
    backdrop(seed + 5, c, facts.km < 3 ? 'town' : 'hills') +
    times(5, (at) => rect(at * 156 - 6, 0, 12, 360, '#fffdf8')) +
    rect(0, 0, 640, 14, '#fffdf8') +
    rect(0, 350, 640, 14, '#fffdf8') +
    rect(0, 362, 640, 118, '#9b8f84') +
    veil(0, 362, 640, 118, c.near, 0.3) +
    machine(70) +
    machine(240) +
    weight(440) +
    weight(516) +
    circle(560, 350, 34, c.accent) +
    ellipse(550, 338, 12, 8, c.trim, 0.5) +
    weight(474)
  )
}

/** Sofas under lamps: the lobby or the common room. */
export function lounge(facts: HotelFacts): string {
  const { seed } = facts
  const c = paletteOf(seed)
  const lamp = (x: number) =>
    line(x, 0, x, 80, c.shade, 3) +
    path(`M${x - 34} 116Q${x - 30} 78 ${x} 78T${x + 34} 116Z`, c.accent) +
    ellipse(x, 118, 26, 5, '#f7dd9c')
  const sofa = (x: number, w: number, fill: string, dark: string) =>
    rect(x, 286, w, 80, fill, 18) +
    rect(x - 16, 316, 34, 76, dark, 14) +
    rect(x + w - 18, 316, 34, 76, dark, 14) +
    rect(x + 10, 340, w - 20, 46, fill, 12) +
    rect(x + 14, 388, 10, 20, '#5d4a3a') +
    rect(x + w - 24, 388, 10, 20, '#5d4a3a')
  const shelves = times(
    3,
    (row) =>
      rect(40, 150 + row * 56, 120, 7, '#8d6e54') +
      times(6, (at) =>
        rect(
          46 + at * 18,
          116 + row * 56 + 10 * chanceOf(seed, 1140 + row * 6 + at),
          12,
          34 - 10 * chanceOf(seed, 1140 + row * 6 + at),
          [c.accent, c.wall, c.near, c.shade][wholeBetween(seed, 1160 + row * 6 + at, 0, 3)]!,
        ),
      ),
  )
  const window =
    rect(470, 110, 130, 170, '#fffdf8', 4) +
    rect(478, 118, 54, 154, c.sky) +
    rect(538, 118, 54, 154, c.sky) +
    cropped(478, 118, 54, 154, ellipse(510, 276, 40, 40, c.near)) +
    rect(470, 272, 130, 10, '#fffdf8')
  return (
    rect(0, 0, 640, 480, c.sun) +
    veil(0, 0, 640, 480, c.far, 0.55) +
    rect(0, 376, 640, 104, '#c09a70') +
    times(5, (at) => rect(0, 392 + at * 18, 640, 1.5, '#ab875f')) +
    shelves +
    window +
    ellipse(330, 432, 220, 26, c.sky) +
    sofa(190, 250, c.wall, c.shade) +
    rect(226, 326, 50, 40, c.accent, 10) +
    rect(364, 326, 50, 40, c.trim, 10) +
    ellipse(320, 420, 76, 14, '#8d6e54') +
    rect(314, 424, 12, 34, '#6f5640') +
    rect(300, 400, 26, 14, c.trim, 4) +
    lamp(250) +
    lamp(390) +
    rect(520, 350, 44, 46, c.shade, 8) +
    ellipse(542, 316, 12, 42, '#578551') +
    ellipse(524, 326, 10, 30, '#6c9a62') +
    ellipse(562, 326, 10, 30, '#6c9a62')
  )
}
