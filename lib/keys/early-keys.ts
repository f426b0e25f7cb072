/** Text that was typed for a part of the screen whose code is still on its way. */
export type EarlyKeys = {
  /** Begins to keep what is typed; what was kept before is gone. */
  begin: () => void
  /** Ends it, and answers what was typed since. */
  take: () => string
}

type Keyboard = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Keeps typed text until somebody takes it; Backspace takes back, Escape or a press of the pointer
 * gives up. Keys with Ctrl, Alt or Meta pass. */
export function earlyKeys(keyboard: () => Keyboard): EarlyKeys {
  let typed = ''
  const keep = (event: Event) => {
    const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent
    if (ctrlKey || altKey || metaKey) return
    if (key === 'Escape') end()
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1) typed += key
    else return
    // It belongs to what is opening: no shortcut of the page may hear it.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const end = () => {
    keyboard().removeEventListener('keydown', keep, { capture: true })
    keyboard().removeEventListener('pointerdown', end, { capture: true })
    typed = ''
  }
  return {
    begin: () => {
      end()
      keyboard().addEventListener('keydown', keep, { capture: true })
      keyboard().addEventListener('pointerdown', end, { capture: true })
    },
    take: () => {
      const kept = typed
      end()
      return kept
    },
  }
}
