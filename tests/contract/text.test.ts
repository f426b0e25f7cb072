import { describe, expect, it } from 'vitest'
import { cleanText, controlCharacter } from '../../contract/text.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

/** The characters that gap 255 names as removed, and others of the kind. */
const invisible = [
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x2069),
  '\ufeff',
  '\u3164',
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u206f', '\ufe0f', '\uffa0', '\u{e0041}'],
]
const spaces = [
  '\u00a0',
  '\u1680',
  ...range(0x2000, 0x200a),
  '\u2028',
  '\u202f',
  '\u205f',
  '\u3000',
  '\u2800',
]

describe('clean text (gap 255)', () => {
  it('has no invisible character, wherever it stood', () => {
    for (const mark of invisible) {
      const code = mark.codePointAt(0)?.toString(16)
      expect(cleanText(mark), code).toBe('')
      expect(cleanText(`${mark}AN${mark}NA${mark}`), code).toBe('ANNA')
    }
  })

  it('has one blank for spaces of every kind, and none at its ends', () => {
    for (const space of spaces) expect(cleanText(`${space}VAN${space} ${space}DYK${space}`)).toBe('VAN DYK')
    expect(cleanText('\tLate arrival\r\n\n  after ten\n')).toBe('Late arrival after ten')
    expect(cleanText(' \u200b \u00a0')).toBe('')
  })

  it('keeps what can be read, in every script', () => {
    for (const text of [
      'Núñez',
      'O’Brien-Smith',
      'محمد علی',
      '王小明',
      'สมชาย',
      '+49 30 1234567',
      'a+b@x.org',
    ])
      expect(cleanText(text)).toBe(text)
  })

  it('tells half of a surrogate pair, which is refused too', () => {
    expect(controlCharacter('A\ud800B')).toBe('U+D800')
    expect(controlCharacter('😀')).toBeNull()
  })

  it('tells the control characters that are refused; tabs and line breaks are spaces', () => {
    for (const control of [...range(0x00, 0x1f), ...range(0x7f, 0x9f)]) {
      const clean = cleanText(`A${control}B`)
      const code = control.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
      if (/\s/.test(control)) expect(clean).toBe('A B')
      expect(controlCharacter(clean)).toBe(/\s/.test(control) ? null : `U+${code}`)
    }
  })
})
