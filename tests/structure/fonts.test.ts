import { expect, test } from 'vitest'
import { ranges, weights } from '../../scripts/ensure/fonts.mjs'
import { textOf } from './sources.ts'

const styles = textOf('app/globals.css')
const small = /\.\/fonts\/[\w-]+\.woff2/g

test('the layout loads in advance the files that the styles name, not second copies of them', () => {
  const named = styles.match(small)
  expect(named).toHaveLength(2)
  expect(textOf('app/layout.tsx').match(small)).toEqual(named)
})

test('the styles ask the small files for the characters that are in them, and for no others', () => {
  const written = ranges.map(([first = 0, last = 0]) => {
    const hex = (point: number) => point.toString(16).toUpperCase()
    return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`
  })
  for (const face of styles.match(/@font-face \{[^}]*\.\/fonts\/[^}]*\}/g) ?? []) {
    expect(/unicode-range:([^;]*);/.exec(face)?.[1]?.trim().split(/,\s*/)).toEqual(written)
  }
})

test('all faces of a typeface have the weights of its small file: browsers join only equal faces', () => {
  const faces = styles.match(/@font-face \{[^}]*url\([^}]*\}/g) ?? []
  const weightRanges = faces.map((face) => /font-weight: ([^;]*);/.exec(face)?.[1])
  expect(weightRanges).toEqual(Array(4).fill(`${weights.min} ${weights.max}`))
})
