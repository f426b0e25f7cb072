import { expect, test } from 'vitest'
import { csvRow, csvUsd } from '../../../server/csv.ts'

test('a file keeps commas, quotes, lines and blanks; texts are quoted, numbers are not', () => {
  const cells = ['a,b', 'say "x"', 'two\nlines', ' x', 'plain', '', 1.5, null, '-184.20']
  expect(csvRow(cells)).toBe(`"a,b","say ""x""","two\nlines"," x","plain",,1.5,,-184.20\r\n`)
})

test.each([...'=+-@|%＝＋－＠｜％﹦﹢﹣﹫−'])(
  'a spreadsheet runs no text that begins with %s',
  (operator) => {
    expect(csvRow([`${operator}1+1`])).toBe(`"'${operator}1+1"\r\n`)
    expect(csvRow([` \u200B${operator}x`])).toBe(`"' \u200B${operator}x"\r\n`)
  },
)

test.each([';', ',', '\t', '\n', '\r', '; ', ';"'])('nor what follows the separator %j', (separator) => {
  const [before, after] = [separator.slice(0, 1), separator.slice(1).replace('"', '""')]
  for (const operator of '=+-@＝＋－＠') {
    expect(csvRow([`Q${separator}${operator}1+1`])).toBe(`"Q${before}'${after}${operator}1+1"\r\n`)
  }
})

test('nor a text that begins in another cell or line', () => {
  expect(csvRow(['\tx', '\rx', '\nx', '\t=1'])).toBe(`"'\tx","'\rx","'\nx","'\t'=1"\r\n`)
})

test('signs within a text stay as they are', () => {
  expect(csvRow(['LHR-SIN', '2027-01-14', 'a@b.example', 'A+B = C'])).toBe(
    `"LHR-SIN","2027-01-14","a@b.example","A+B = C"\r\n`,
  )
})

test('an amount has its cents, and is empty if it is not known', () => {
  expect([210_840, -5, 0, null].map(csvUsd)).toEqual(['2108.40', '-0.05', '0.00', ''])
})
