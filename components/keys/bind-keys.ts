import { matchKeybindingPress, parseKeybinding, tinykeys } from 'tinykeys'
import { noteBindings, type KeyBinding } from './bound-keys.ts'
import { isAbovePage, isArrowOfControl, isTyping } from './key-guard.ts'
import { hasModifier, toBinding, type Keys } from './notation.ts'
import { endsSequence, openSequence } from './sequence.ts'

/**
 * Binds keys on the whole window; returns the function that unbinds them. Plain keys do nothing while typing
 * and while a dialog, menu or list is open, nor do plain arrow keys on a control that works by them; keys
 * with Ctrl or Alt always work. A binding that runs prevents the browser's default. After the first key of a
 * sequence (`g`), the next key belongs to the sequence: `g b` never also runs the action of `b`.
 */
export function bindKeys(bindings: readonly KeyBinding[]): () => void {
  const map: Record<string, (event: KeyboardEvent) => void> = {}
  const sequences = bindings.filter(({ keys }) => keys.includes(' '))
  const presses = bindings.filter(({ keys }) => !keys.includes(' '))
  // An event runs only the first binding that matches, so sequences come before the actions of their last
  // key.
  for (const binding of [...sequences, ...presses]) {
    map[toBinding(binding.keys)] = (event) => {
      if (event.defaultPrevented || (event.repeat && !binding.repeats) || isOff(event, binding.keys)) return
      if (binding.when?.() === false) return
      if (presses.includes(binding) && endsSequence(event)) return
      event.preventDefault()
      binding.run(event)
    }
  }
  const openers = sequences.flatMap(({ keys }) => parseKeybinding(toBinding(keys)).slice(0, 1))
  const unnote = noteBindings(bindings)
  const unbind = tinykeys(window, map, {
    // Called for every press before the bindings: the press after an opener ends the sequence, bound or not.
    ignore: (event) => {
      endsSequence(event)
      const opens = openers.some((opener) => matchKeybindingPress(event, opener))
      if (opens && !isTyping(event) && !isAbovePage(event)) openSequence(event)
      return false
    },
  })
  return () => {
    unnote()
    unbind()
  }
}

function isOff(event: KeyboardEvent, keys: Keys): boolean {
  if (isPressOfControl(event, keys)) return true
  return !hasModifier(keys) && (isTyping(event) || isAbovePage(event) || isArrowOfControl(event))
}

/* Enter and Space on a focused button or link press it; Space also ticks a box and opens a list. */
function isPressOfControl({ target }: KeyboardEvent, keys: Keys): boolean {
  const controls = { Enter: PRESSED, Space: `${PRESSED},input,select` }[keys]
  return controls !== undefined && target instanceof Element && target.closest(controls) !== null
}

const PRESSED = 'a,button,summary,label,[role="button"]'
