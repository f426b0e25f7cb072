import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealKey } from '../../../../server/crypto/keys.ts'
import { seal, unseal } from '../../../../database/sealed-text.ts'

const key = sealKey('a secret of the tests, thirty-two characters or more')

test('what is sealed for a place opens there, and its text does not show', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, place) => {
      const sealed = seal(key, place, plain)
      expect(unseal(key, place, sealed)).toBe(plain)
      if (plain.length > 12) expect(sealed).not.toContain(plain)
    }),
  )
})

test('another place, another key and any changed character keep it shut', () => {
  const sealed = seal(key, 'session:1', 'the SessionId')
  expect(unseal(key, 'session:2', sealed)).toBeNull()
  expect(unseal(sealKey('another secret, thirty-two characters or more'), 'session:1', sealed)).toBeNull()
  const start = sealed.lastIndexOf('.') + 1
  for (let at = start; at < sealed.length - 1; at++) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    expect(unseal(key, 'session:1', sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeNull()
  }
  for (const text of ['', 'v1', 'v1.x.y', `v1.${key.id}.`, `v2${sealed.slice(2)}`]) {
    expect(unseal(key, 'session:1', text)).toBeNull()
  }
})
