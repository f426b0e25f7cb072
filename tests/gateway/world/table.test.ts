import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import {
  flag,
  listOf,
  number,
  oneOf,
  optional,
  orNull,
  readTable,
  text,
} from '../../../gateway/world/table.ts'

const columns = {
  name: text,
  note: optional,
  metres: orNull(number),
  open: flag,
  sort: oneOf(['sea', 'river']),
  near: listOf(text, ', '),
}
const head = 'name\tnote\tmetres\topen\tsort\tnear'

function tableOf(...lines: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'table-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'piers.tsv')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return () => readTable(pathToFileURL(file), columns)
}

it('reads a table by its columns, without comments', () => {
  const read = tableOf(
    head,
    'East Pier\told\t120.5\t1\tsea\tHarbour, Old Town',
    '# One is missing.',
    'West\t\t\t0\triver\t',
  )
  expect(read()).toEqual([
    { name: 'East Pier', note: 'old', metres: 120.5, open: true, sort: 'sea', near: ['Harbour', 'Old Town'] },
    { name: 'West', note: '', metres: null, open: false, sort: 'river', near: [] },
  ])
})

it.each([
  [
    'another order of columns',
    'note\tname\tmetres\topen\tsort\tnear',
    'line 1: the columns are not name, note',
  ],
  ['a missing cell', `${head}\nEast\t\t1\t1\tsea`, 'line 2: 5 cells for 6 columns'],
  ['an empty text', `${head}\n# Comment\n\t\t1\t1\tsea\t`, 'line 3: name: is empty'],
  ['a word for a number', `${head}\nEast\t\tfar\t1\tsea\t`, 'line 2: metres: "far" is no number'],
  ['a word for a flag', `${head}\nEast\t\t1\tyes\tsea\t`, 'line 2: open: "yes" is neither 1 nor 0'],
  [
    'a value that is not listed',
    `${head}\nEast\t\t1\t1\tlake\t`,
    'line 2: sort: "lake" is none of sea, river',
  ],
])('names the file and the place of %s', (_, lines, fault) => {
  expect(tableOf(lines)).toThrow(`piers.tsv, ${fault}`)
})
