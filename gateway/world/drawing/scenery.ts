import { chanceOf } from '../chance.ts'
import type { Palette } from './palette.ts'
import { circle, ellipse, HEIGHT, line, path, polygon, rect, times, WIDTH } from './shapes.ts'

/** The plants that grow near a hotel. */
export type Climate = 'palms' | 'cypresses' | 'leaves' | 'pines'

/** Palms in the tropics and pines in the north. */
export function climateOf(lat: number): Climate {
  const away = Math.abs(lat)
  return away < 28 ? 'palms' : away < 43 ? 'cypresses' : away < 54 ? 'leaves' : 'pines'
}

/**
 * Sky with a sun or moon, and hills, mountains or the sea in the background. The ground begins at about y =
 * 380.
 */
export function backdrop(
  seed: number,
  colours: Palette,
  behind: 'hills' | 'mountains' | 'sea' | 'town',
): string {
  const sunX = 90 + 460 * chanceOf(seed, 710)
  const sun = circle(sunX, 80 + 60 * chanceOf(seed, 711), 34 + 16 * chanceOf(seed, 712), colours.sun, 0.9)
  const sky = rect(0, 0, WIDTH, HEIGHT, colours.sky) + sun + clouds(seed, colours)
  if (behind === 'mountains') return sky + mountains(seed, colours) + hill(seed, 350, 30, colours.near)
  if (behind === 'sea') return sky + sea(seed, colours) + hill(seed, 392, 14, colours.near)
  if (behind === 'town') return sky + skyline(seed, colours) + rect(0, 388, WIDTH, 92, colours.near)
  return sky + hill(seed + 1, 280, 46, colours.far) + hill(seed, 368, 30, colours.near)
}

function clouds(seed: number, { sun }: Palette): string {
  return times(1 + Math.floor(chanceOf(seed, 713) * 3), (at) => {
    const x = 60 + 520 * chanceOf(seed, 714 + at)
    const y = 50 + 110 * chanceOf(seed, 718 + at)
    return ellipse(x, y, 46, 10, sun, 0.45) + ellipse(x + 20, y - 9, 24, 11, sun, 0.45)
  })
}

/** A soft ridge across the picture, down to the bottom. */
function hill(seed: number, y: number, swing: number, fill: string): string {
  const a = swing * (0.4 + chanceOf(seed, 722))
  const up = chanceOf(seed, 723) < 0.5 ? 1 : -1
  return path(
    `M0 ${y + a * up}C160 ${y - a * up} 260 ${y - a * up} 360 ${y}S560 ${y + a * up} 640 ${y - a * up * 0.6}V480H0Z`,
    fill,
  )
}

function mountains(seed: number, colours: Palette): string {
  return times(3, (at) => {
    const x = 60 + at * 210 + 90 * chanceOf(seed, 725 + at)
    const top = 120 + 90 * chanceOf(seed, 730 + at)
    const half = 150 + 50 * chanceOf(seed, 735 + at)
    const snow = 46
    const side = (half * snow) / (380 - top)
    return (
      polygon([x - half, 380, x, top, x + half, 380], colours.far) +
      polygon(
        [
          x - side,
          top + snow,
          x,
          top,
          x + side,
          top + snow,
          x + side * 0.3,
          top + snow - 14,
          x - side * 0.2,
          top + snow + 8,
        ],
        colours.sun,
      )
    )
  })
}

/** Water is blue in every light except at night. */
function sea(seed: number, colours: Palette): string {
  const dark = colours.sky === '#4a5584'
  return (
    rect(0, 300, WIDTH, 180, dark ? colours.far : '#84bccb') +
    waves(seed, 310, dark ? colours.sky : '#c5e2e8')
  )
}

function waves(seed: number, y: number, fill: string): string {
  return times(7, (at) => {
    const x = 20 + 580 * chanceOf(seed, 740 + at)
    return rect(x, y + 9 * at, 36 + 40 * chanceOf(seed, 750 + at), 3, fill, 1.5)
  })
}

function skyline(seed: number, colours: Palette): string {
  return times(11, (at) => {
    const height = 70 + 130 * chanceOf(seed, 760 + at)
    return rect(at * 60 - 10, 390 - height, 52 + 16 * chanceOf(seed, 775 + at), height, colours.far)
  })
}

/** A tree whose trunk ends at `y`. */
export function tree(climate: Climate, x: number, y: number, height: number, colours: Palette): string {
  const trunk = colours.shade
  const green = climate === 'palms' ? '#4f8f6b' : climate === 'pines' ? '#3f6f5b' : '#6c9a62'
  const dark = climate === 'pines' ? '#345d4c' : '#578551'
  if (climate === 'palms') return palm(x, y, height, trunk, green)
  if (climate === 'cypresses')
    return (
      rect(x - 3, y - height * 0.2, 6, height * 0.2, trunk) +
      ellipse(x, y - height * 0.55, height * 0.12, height * 0.42, '#4d7f5c')
    )
  if (climate === 'pines')
    return (
      rect(x - 4, y - height * 0.16, 8, height * 0.16, trunk) +
      times(3, (at) => {
        const top = y - height + at * height * 0.24
        const half = height * (0.16 + 0.07 * at)
        return polygon(
          [x - half, top + height * 0.36, x, top, x + half, top + height * 0.36],
          at % 2 ? dark : green,
        )
      })
    )
  return (
    rect(x - 4, y - height * 0.4, 8, height * 0.4, trunk) +
    circle(x, y - height * 0.65, height * 0.3, green) +
    circle(x + height * 0.16, y - height * 0.5, height * 0.2, dark)
  )
}

function palm(x: number, y: number, height: number, trunk: string, green: string): string {
  const top = y - height * 0.82
  const long = height * 0.36
  const leaf = (dx: number, dy: number) =>
    path(
      `M${Math.round(x + 6)} ${Math.round(top)}Q${Math.round(x + 6 + dx * 0.6)} ${Math.round(top + dy - long * 0.5)} ${Math.round(x + 6 + dx)} ${Math.round(top + dy)}Q${Math.round(x + 6 + dx * 0.5)} ${Math.round(top + dy - long * 0.16)} ${Math.round(x + 6)} ${Math.round(top)}Z`,
      green,
    )
  return (
    path(
      `M${Math.round(x - 4)} ${y}Q${Math.round(x - 2)} ${Math.round(y - height * 0.5)} ${Math.round(x + 4)} ${Math.round(top)}H${Math.round(x + 9)}Q${Math.round(x + 6)} ${Math.round(y - height * 0.45)} ${Math.round(x + 5)} ${y}Z`,
      trunk,
    ) +
    leaf(long, long * 0.35) +
    leaf(-long, long * 0.35) +
    leaf(long * 0.75, -long * 0.3) +
    leaf(-long * 0.75, -long * 0.3) +
    leaf(long * 0.2, long * 0.7) +
    leaf(-long * 0.35, long * 0.7)
  )
}

/** A pool seen at a low angle, with a rim. */
export function pool(x: number, y: number, w: number, h: number): string {
  return (
    ellipse(x + w / 2, y + h / 2, w / 2 + 9, h / 2 + 7, '#f4efe4') +
    ellipse(x + w / 2, y + h / 2, w / 2, h / 2, '#5fb9c9') +
    ellipse(x + w / 2, y + h / 2 - h * 0.08, w * 0.36, h * 0.24, '#86d0da') +
    line(x + w * 0.3, y + h * 0.55, x + w * 0.45, y + h * 0.55, '#d9f2f4', 3) +
    line(x + w * 0.55, y + h * 0.4, x + w * 0.66, y + h * 0.4, '#d9f2f4', 3)
  )
}
