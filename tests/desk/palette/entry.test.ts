import { describe, expect, it } from 'vitest'
import { parseEntry } from '../../../components/palette/entry.ts'

describe('parseEntry', () => {
  it.each([
    ['SS1', { kind: 'row', row: 1 }],
    [' ss 12 ', { kind: 'row', row: 12 }],
    ['fxp', { kind: 'act', code: 'FXP' }],
    ['TTP', { kind: 'act', code: 'TTP' }],
    ['XI', { kind: 'act', code: 'XI' }],
    ['RTKELLER', { kind: 'find', text: 'KELLER' }],
    ['rt keller', { kind: 'find', text: 'keller' }],
    ['RTAB12CD', { kind: 'find', text: 'AB12CD' }],
    ['RT/KELLER ANNA', { kind: 'find', text: 'KELLER ANNA' }],
  ])('reads %j', (typed, expected) => {
    expect(parseEntry(typed)).toMatchObject(expected)
  })

  it.each(['', 'SS', 'SS0', 'SSX', 'RT', 'rt', 'rtgs', 'FXPX', 'TT', 'X', 'ticket'])(
    'leaves %j to the search for commands',
    (typed) => {
      expect(parseEntry(typed)).toBeUndefined()
    },
  )
})
