import { expect, test } from 'vitest'
import { csvRow, csvUsd } from '../../../server/csv.ts'

test('a file keeps commas, quotes, lines and blanks, and a spreadsheet runs nothing of it', () => {
  const cells = ['a,b', 'say "x"', 'two\nlines', ' x', 1.5, null, '=1+1', '-x', '+1', '@a', '|a', '-184.20']
  expect(csvRow(cells)).toBe(`"a,b","say ""x""","two\nlines"," x",1.5,,'=1+1,'-x,'+1,'@a,'|a,-184.20\r\n`)
})

test('an amount has its cents, and is empty if it is not known', () => {
  expect([210_840, -5, 0, null].map(csvUsd)).toEqual(['2108.40', '-0.05', '0.00', ''])
})
