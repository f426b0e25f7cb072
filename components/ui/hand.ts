/** Keys that a control answers when they are let go, as it answers a press of the pointer. */
const PRESSING = new Set(['Enter', ' '])
/** A tap is told a moment after the finger has left. */
const AFTER_PRESS_MS = 50
const IDLE_AT_LATEST_MS = 300

let isHere = false
let isPressing = false
let waitsForHand: (() => void)[] = []
let waitsForRest: (() => void)[] = []

/** Runs it at rest once somebody moves the pointer, touches the page or presses a key; at rest where that has happened. */
export function whenHandComes(run: () => void): void {
  if (typeof window === 'undefined') return
  if (isHere) atRest(run)
  else waitsForHand.push(run)
}

/** Runs it now, or after the press that is under way: a control that is replaced under a press would not hear its end. */
export function whenHandRests(run: () => void): void {
  if (isPressing) waitsForRest.push(run)
  else run()
}

function atRest(run: () => void) {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: IDLE_AT_LATEST_MS })
  else setTimeout(run, 1)
}

function come() {
  if (isHere) return
  isHere = true
  const waiting = waitsForHand
  waitsForHand = []
  for (const run of waiting) atRest(run)
}

function press(event: Event) {
  come()
  if (!(event instanceof KeyboardEvent) || PRESSING.has(event.key)) isPressing = true
}

function release() {
  if (!isPressing) return
  setTimeout(() => {
    isPressing = false
    const waiting = waitsForRest
    waitsForRest = []
    for (const run of waiting) run()
  }, AFTER_PRESS_MS)
}

if (typeof window !== 'undefined') {
  const quietly = { capture: true, passive: true }
  window.addEventListener('pointermove', come, { ...quietly, once: true })
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, press, quietly)
  for (const type of ['pointerup', 'pointercancel', 'keyup']) window.addEventListener(type, release, quietly)
  // Another window gets the end of the press.
  window.addEventListener('blur', (event) => event.target === window && release())
}
