import { describe, expect, it } from 'vitest'
import { hasModifier, toAriaKeys, toBinding, toKeyCap } from '../../../components/keys/notation.ts'

describe('key notation', () => {
  it.each([
    ['Ctrl+K', '$mod+K', 'Control+K', 'Ctrl K'],
    ['g f', 'g f', undefined, 'g f'],
    ['?', '[Shift]+?', '?', '?'],
    ['Alt+1', 'Alt+1', 'Alt+1', 'Alt 1'],
    ['Ctrl+Enter', '$mod+Enter', 'Control+Enter', 'Ctrl ↵'],
    ['Alt+KeyV', 'Alt+KeyV', 'Alt+V', 'Alt V'],
    ['Alt+ArrowLeft', 'Alt+ArrowLeft', 'Alt+ArrowLeft', 'Alt ←'],
  ])('%s is bound as %s, announced as %s, printed as %s', (keys, binding, aria, cap) => {
    expect(toBinding(keys)).toBe(binding)
    expect(toAriaKeys(keys)).toBe(aria)
    expect(toKeyCap(keys)).toBe(cap)
  })

  it('tells which keys also work while typing', () => {
    expect(['Ctrl+K', 'Ctrl+Enter', 'Alt+1'].every(hasModifier)).toBe(true)
    expect(['b', 'g f', '?', 'Shift+P', 'Enter'].some(hasModifier)).toBe(false)
  })
})
