import { expect, test } from 'vitest'
import { referencesIn } from '../../../components/booking/list/pasted-references.ts'

/** Texts of other programs that name bookings. */

test.each([
  [
    'one line of references',
    'PO0004127, PO0004128;PO0004129 ord_7hf82kd9',
    ['PO0004127', 'PO0004128', 'PO0004129', 'ord_7hf82kd9'],
  ],
  ['a column of lines', 'PO0004127\r\nPO0004128\r\n\r\nPO0004127\r\n', ['PO0004127', 'PO0004128']],
  [
    'a table with a column of references',
    'Date,Client,Booking reference,Total\n2026-11-20,"Keller, Anna",PO0004127,612.40',
    ['PO0004127'],
  ],
  [
    'a table with tabs, its column named UniqueId',
    'Total\tUniqueId\n612.40\tPO0004127\n99.00\tPO0004128',
    ['PO0004127', 'PO0004128'],
  ],
  [
    'a table with quotes and semicolons',
    '"uuid";"status"\n"8dafa846-cc11-5994-9386-acba5756281c";"approved"',
    ['8dafa846-cc11-5994-9386-acba5756281c'],
  ],
  ['dates and amounts of a table without heads', '2026-11-20;612.40\n14/01/2027;99.00', []],
  ['words', 'two bookings of yesterday', []],
])('%s', (_what, text, references) => {
  expect(referencesIn(text)).toEqual(references)
})
