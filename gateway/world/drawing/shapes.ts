/**
 * SVG elements for flat pictures of 640 x 480. Coordinates are rounded, since a tenth of a unit is not
 * visible.
 */
export const WIDTH = 640
export const HEIGHT = 480

const n = (value: number) => String(Math.round(value * 10) / 10)

/** A filled rectangle, with rounded corners when `rx` is given. */
export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${rx > 0 ? ` rx="${n(rx)}"` : ''}/>`
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** A closed shape from corner points `[x, y, x, y, ...]`. */
export function polygon(points: readonly number[], fill: string): string {
  return `<polygon points="${points.map(n).join(' ')}" fill="${fill}"/>`
}

/** A filled path. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A line with round ends. */
export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string {
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"/>`
}

/** Concatenates the results of `draw` for 0 to `count` - 1. */
export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('')
}

/** A translucent rectangle that darkens or lightens the drawing below it. */
export function veil(x: number, y: number, w: number, h: number, fill: string, opacity: number): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" opacity="${opacity}"/>`
}

/** A part of the picture that is clipped at its own edges; coordinates inside are those of the picture. */
export function cropped(x: number, y: number, w: number, h: number, inside: string): string {
  const box = `${n(x)} ${n(y)} ${n(w)} ${n(h)}`
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="${box}">${inside}</svg>`
}
