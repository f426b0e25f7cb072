import { expect, test } from 'vitest'
import { readMacroLine } from '../../../components/palette/macro-line.ts'

const last = ['AN +14 LON SIN', 'SS1', 'FXP']

test.each([
  ['sin = AN +14 LON SIN', { kind: 'keep', name: 'sin', steps: ['AN +14 LON SIN'] }],
  ['SIN=AN +14 LON SIN; SS1 ;', { kind: 'keep', name: 'sin', steps: ['AN +14 LON SIN', 'SS1'] }],
  ['keep sin', { kind: 'keep', name: 'sin', steps: ['FXP'] }],
  ['keep sin 2', { kind: 'keep', name: 'sin', steps: ['SS1', 'FXP'] }],
  ['keep sin 9', { kind: 'keep', name: 'sin', steps: last }],
  ['rename sin bkk', { kind: 'rename', name: 'sin', to: 'bkk' }],
  ['rename sin to bkk', { kind: 'rename', name: 'sin', to: 'bkk' }],
  ['delete sin', { kind: 'delete', name: 'sin' }],
])('%j changes a macro', (typed, line) => {
  expect(readMacroLine(typed, last)).toEqual(line)
})

test.each([
  '',
  'sin',
  'sin =',
  'sin = ;',
  'a = SS1',
  '1a = SS1',
  'keep',
  'delete',
  'rename sin',
  'keeper anna',
])('%j changes none', (typed) => {
  expect(readMacroLine(typed, last)).toBeUndefined()
})

test('there is nothing to keep before a line was run', () => {
  expect(readMacroLine('keep sin', [])).toBeUndefined()
})
