import { expect, test } from 'vitest'
import { isolated } from '../../../lib/booking/isolated-name.ts'

test('each part of a name of mixed scripts is isolated in plain text', () => {
  expect(isolated('כהן / ANNA')).toBe('\u2068כהן\u2069 / \u2068ANNA\u2069')
})

test('a name that is written from left to right stays as it is', () => {
  expect(isolated('KELLER / ANNA')).toBe('KELLER / ANNA')
})
