import { chanceOf } from '../../chance.ts'
import type { Palette } from '../../drawing/palette.ts'
import { backdrop, climateOf, tree } from '../../drawing/scenery.ts'
import { circle, ellipse, line, path, polygon, rect, times } from '../../drawing/shapes.ts'

/** The facts that a scene is drawn from: the same seed gives the same picture. */
export type SceneFacts = { seed: number; lat: number; colours: Palette }

/** A row of houses with a street in front. */
export function street({ seed, lat, colours: c }: SceneFacts): string {
  const houses = times(6, (at) => {
    const x = at * 108 - 6
    const top = 150 + 90 * chanceOf(seed, 10 + at)
    const wall = [c.wall, c.trim, c.accent, c.shade][Math.floor(chanceOf(seed, 20 + at) * 4)] ?? c.wall
    const windows = times(3, (row) =>
      times(2, (column) =>
        rect(x + 20 + column * 40, top + 26 + row * 62, 24, 36, row === 1 ? c.sun : c.sky, 2),
      ),
    )
    return (
      rect(x, top, 104, 400 - top, wall) +
      polygon([x - 4, top, x + 52, top - 44, x + 108, top], c.shade) +
      windows
    )
  })
  return (
    backdrop(seed, c, 'town') +
    houses +
    rect(0, 396, 640, 84, '#cfc4b4') +
    times(8, (at) => rect(20 + at * 84, 436, 44, 5, '#efe7da', 2)) +
    walkers(seed, c) +
    tree(climateOf(lat), 590, 404, 150, c)
  )
}

/** People who walk along the bottom of the picture. */
function walkers(seed: number, c: Palette): string {
  return times(4, (at) => {
    const x = 90 + at * 130 + 50 * chanceOf(seed, 40 + at)
    const coat = [c.accent, c.wall, '#35535c', c.shade][at] ?? c.accent
    return (
      circle(x, 374, 9, '#e9c7a6') +
      path(`M${Math.round(x - 12)} 424Q${Math.round(x)} 372 ${Math.round(x + 12)} 424Z`, coat)
    )
  })
}

/** Lit windows and lanterns under a dark sky. */
export function night({ seed, colours }: SceneFacts): string {
  const c = { ...colours, sky: '#2b3357', far: '#3a4470', near: '#222a49', sun: '#f7e2a6' }
  const houses = times(9, (at) => {
    const x = at * 74 - 10
    const top = 190 + 120 * chanceOf(seed, 10 + at)
    const windows = times(10, (n) =>
      chanceOf(seed, 30 + at * 10 + n) < 0.5
        ? rect(x + 12 + (n % 2) * 26, top + 16 + Math.floor(n / 2) * 34, 14, 20, '#f6c766', 2)
        : '',
    )
    return rect(x, top, 68, 420 - top, at % 2 ? '#39426d' : '#313a62') + windows
  })
  const lanterns = times(6, (at) => {
    const x = 60 + at * 108
    return (
      line(x, 400, x, 344, '#171d36', 4) +
      ellipse(x, 336, 11, 14, '#ffb347') +
      circle(x, 336, 34, '#ffb347', 0.16)
    )
  })
  return backdrop(seed, c, 'hills') + houses + rect(0, 416, 640, 64, '#1b2140') + lanterns
}

/** A museum front with columns. */
export function museum({ seed, lat, colours: c }: SceneFacts): string {
  const columns = times(
    7,
    (at) => rect(152 + at * 50, 226, 22, 150, c.trim) + rect(146 + at * 50, 218, 34, 10, c.wall),
  )
  return (
    backdrop(seed, c, 'hills') +
    polygon([112, 206, 320, 116, 528, 206], c.wall) +
    polygon([160, 198, 320, 132, 480, 198], c.trim) +
    rect(124, 204, 392, 16, c.shade) +
    rect(140, 218, 360, 160, c.far) +
    columns +
    rect(118, 376, 404, 14, c.trim) +
    rect(100, 390, 440, 14, c.wall) +
    rect(0, 402, 640, 78, '#d9cfbf') +
    tree(climateOf(lat), 66, 410, 170, c) +
    tree(climateOf(lat), 578, 410, 140, c)
  )
}

/** A palace of two storeys with a gate. */
export function palace({ seed, lat, colours: c }: SceneFacts): string {
  const floor = (y: number, x: number, w: number) =>
    rect(x, y, w, 66, c.wall) +
    times(Math.floor(w / 56), (at) => rect(x + 16 + at * 56, y + 16, 26, 40, c.sun, 13)) +
    path(`M${x - 26} ${y}Q${x + w / 2} ${y - 46} ${x + w + 26} ${y}L${x + w} ${y - 20}H${x}Z`, c.accent)
  return (
    backdrop(seed, c, chanceOf(seed, 8) < 0.5 ? 'mountains' : 'hills') +
    floor(220, 210, 220) +
    floor(310, 150, 340) +
    rect(150, 374, 340, 26, c.shade) +
    path('M296 400V352Q320 322 344 352V400Z', c.shade) +
    rect(0, 398, 640, 82, '#d8ccb6') +
    polygon([280, 398, 360, 398, 420, 480, 220, 480], '#ebe2d0') +
    tree(climateOf(lat), 84, 408, 150, c) +
    tree(climateOf(lat), 566, 408, 170, c)
  )
}

/** A tower above the roofs. */
export function tower({ seed, colours: c }: SceneFacts): string {
  return (
    backdrop(seed, c, 'town') +
    polygon([308, 96, 320, 40, 332, 96], c.accent) +
    rect(304, 94, 32, 230, c.trim) +
    ellipse(320, 168, 62, 20, c.wall) +
    rect(262, 164, 116, 26, c.wall, 8) +
    ellipse(320, 196, 44, 12, c.shade) +
    polygon([296, 324, 344, 324, 376, 402, 264, 402], c.trim) +
    times(9, (at) =>
      rect(at * 74 - 8, 330 + 40 * chanceOf(seed, 60 + at), 62, 160, at % 2 ? c.shade : c.wall),
    ) +
    rect(0, 430, 640, 50, c.near)
  )
}

/** A red open bus. */
export function bus({ seed, colours: c }: SceneFacts): string {
  const windows = (y: number) => times(6, (at) => rect(154 + at * 56, y, 42, 40, '#cfe6ee', 4))
  return (
    backdrop(seed, c, 'town') +
    rect(0, 396, 640, 84, '#8f959c') +
    times(8, (at) => rect(14 + at * 84, 438, 46, 6, '#e6e3db', 2)) +
    rect(134, 226, 372, 176, c.accent, 14) +
    windows(244) +
    windows(312) +
    rect(134, 292, 372, 8, c.trim) +
    circle(214, 404, 28, '#3a3f46') +
    circle(214, 404, 12, '#c8ccd0') +
    circle(430, 404, 28, '#3a3f46') +
    circle(430, 404, 12, '#c8ccd0')
  )
}
