import { tinykeys } from 'tinykeys'
import { isAbovePage, isTyping } from './key-guard.ts'
import { hasModifier, toBinding, type Keys } from './notation.ts'

/** One key and what it does. `repeats`: holding the key down does it again and again (moving in a list). */
export type KeyBinding = { keys: Keys; run: (event: KeyboardEvent) => void; repeats?: boolean }

/**
 * Binds keys on the whole window; returns the function that unbinds them. Plain keys rest while typing and while a
 * dialog, menu or list is open; keys with Ctrl or Alt always work. A binding that runs prevents the browser's own.
 */
export function bindKeys(bindings: readonly KeyBinding[]): () => void {
  const map: Record<string, (event: KeyboardEvent) => void> = {}
  for (const binding of bindings) {
    const always = hasModifier(binding.keys)
    map[toBinding(binding.keys)] = (event) => {
      if (event.defaultPrevented || (event.repeat && !binding.repeats)) return
      if (!always && (isTyping(event) || isAbovePage(event))) return
      event.preventDefault()
      binding.run(event)
    }
  }
  return tinykeys(window, map, { ignore: () => false })
}
