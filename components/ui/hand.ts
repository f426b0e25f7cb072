/** Keys that a control answers when they are let go, as it answers a press of the pointer. */
const PRESSING = new Set(['Enter', ' '])
/** A tap is told a moment after the finger has left. */
const AFTER_PRESS_MS = 50
const IDLE_AT_LATEST_MS = 300

let isPainted = false
let isPressing = false
let waitsForPaint: (() => void)[] = []
let waitsForRest: (() => void)[] = []

/** Runs it at rest once the page has loaded, or as soon as somebody moves the pointer, touches it or presses a key. */
export function whenPainted(run: () => void): void {
  if (typeof window === 'undefined') return
  if (isPainted) atRest(run)
  else waitsForPaint.push(run)
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

function painted() {
  if (isPainted) return
  isPainted = true
  const waiting = waitsForPaint
  waitsForPaint = []
  for (const run of waiting) atRest(run)
}

function press(event: Event) {
  painted()
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
  if (document.readyState === 'complete') atRest(painted)
  else window.addEventListener('load', () => atRest(painted), { once: true })
  const quietly = { capture: true, passive: true }
  window.addEventListener('pointermove', painted, { ...quietly, once: true })
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, press, quietly)
  for (const type of ['pointerup', 'pointercancel', 'keyup']) window.addEventListener(type, release, quietly)
  // Another window gets the end of the press.
  window.addEventListener('blur', (event) => event.target === window && release())
}
