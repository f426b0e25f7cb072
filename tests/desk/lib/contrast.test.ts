import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8')

/** Relative luminance (WCAG 2.2) of an opaque `oklch(l c h)`. */
function luminance(oklch: string): number {
  const [l = 0, c = 0, h = 0] = oklch.split(' ').map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function tokensOf(selector: string): Map<string, number> {
  const block = new RegExp(`^\\s*${selector} \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): oklch\(([\d. ]+)\);/g)].map((m) => [m[1] ?? '', luminance(m[2] ?? '')]),
  )
}

const surfaces = ['bg', 'panel', 'sunk', 'accent-soft']
const pairs: [text: string, ground: string][] = [
  ...['ink', 'ink2', 'ink3'].flatMap((ink) => surfaces.map((ground): [string, string] => [ink, ground])),
  ...['accent', 'held', 'ok', 'bad', 'off'].flatMap((tone) =>
    ['bg', 'panel'].map((ground): [string, string] => [tone, ground]),
  ),
  ...['held', 'run', 'ok', 'bad', 'off', 'sand', 'accent'].map((tone): [string, string] => [
    tone,
    `${tone}-soft`,
  ]),
  ['accent-ink', 'accent'],
]

describe.each([
  ['light', ':root'],
  ['dark', '\\.dark'],
])('contrast in the %s theme', (_name, selector) => {
  const tokens = tokensOf(selector)
  it.each(pairs)('%s on %s is at least 4.5 to 1', (text, ground) => {
    const [one, other] = [tokens.get(text) ?? Number.NaN, tokens.get(ground) ?? Number.NaN]
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })
})
