/** One press that was kept: its character, or the name of its key (`Enter`, `Tab`, `ArrowDown`), and where that lies. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'code'>

/** Keys that were pressed for a part of the screen that is still on its way. */
export type EarlyKeys = {
  /** Begins to keep what is pressed, or goes on with it. */
  begin: () => void
  /** The next press that was kept, undefined once there is none. It goes on keeping until `end`. */
  next: () => Stroke | undefined
  /** Presses that are made while `act` runs are not kept. */
  pass: (act: () => void) => void
  /** Ends it; what is left of it is gone. */
  end: () => void
}

type Keyboard = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const KEPT = new Set(['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'])

/**
 * Keeps what is pressed, in its order, until somebody takes it; Backspace takes the last character back, Escape or a press of
 * the pointer gives up. Keys with Ctrl, Alt or Meta pass.
 */
export function earlyKeys(keyboard: () => Keyboard): EarlyKeys {
  let strokes: readonly Stroke[] = []
  let passes = false
  const keep = (event: Event) => {
    const { key, code, repeat, ctrlKey, altKey, metaKey } = event as KeyboardEvent
    if (passes || ctrlKey || altKey || metaKey) return
    if (key === 'Escape') end()
    else if (key === 'Backspace') strokes = strokes.at(-1)?.key.length === 1 ? strokes.slice(0, -1) : strokes
    else if (key.length === 1 || KEPT.has(key)) strokes = repeat ? strokes : [...strokes, { key, code }]
    else return
    // It belongs to what is opening: nothing of the page may hear it.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const end = () => {
    keyboard().removeEventListener('keydown', keep, { capture: true })
    keyboard().removeEventListener('pointerdown', end, { capture: true })
    strokes = []
  }
  return {
    begin: () => {
      keyboard().addEventListener('keydown', keep, { capture: true })
      keyboard().addEventListener('pointerdown', end, { capture: true })
    },
    next: () => {
      const [first, ...rest] = strokes
      strokes = rest
      return first
    },
    pass: (act) => {
      passes = true
      try {
        act()
      } finally {
        passes = false
      }
    },
    end,
  }
}
