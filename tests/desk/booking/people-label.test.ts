import { expect, test } from 'vitest'
import { surnameFirst } from '../../../components/booking/people-label.ts'

test.each([
  ['Anna Keller', 'KELLER / ANNA'],
  ['Jan van der Berg', 'VAN DER BERG / JAN'],
  ['Maximiliane Katharina von Wolkenstein Hohenberg', 'VON WOLKENSTEIN HOHENBERG / MAXIMILIANE KATHARINA'],
  ['MARIA DA SILVA SANTOS', 'DA SILVA SANTOS / MARIA'],
  ['Madonna', 'MADONNA'],
  // A particle that begins or ends a name is a name.
  ['Van Morrison', 'MORRISON / VAN'],
  ['Thi Le', 'LE / THI'],
])('%s is listed as %s', (name, listed) => {
  expect(surnameFirst(name)).toBe(listed)
})
