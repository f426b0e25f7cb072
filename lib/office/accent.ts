/** The least contrast with white paper at which small text can be read (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

/** `#1A56DB` or `1a56db` as `#1a56db`; null for what is no colour. */
export function accentOf(typed: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(typed.trim())?.[1]
  return digits === undefined ? null : `#${digits.toLowerCase()}`
}

/** Whether text in this colour (`#rrggbb`) can be read on white paper. */
export function isReadableAccent(colour: string): boolean {
  return accentOf(colour) === colour && contrastWithWhite(colour) >= LEAST_CONTRAST
}

/** Contrast of a colour (`#rrggbb`) with white, from 1 to 21, as WCAG defines it. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16)))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
