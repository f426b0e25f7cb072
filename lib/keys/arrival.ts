import { earlyKeys } from './early-keys.ts'
import { isTyping } from './key-guard.ts'
import { pressAgain } from './press-again.ts'

/** A screen that has not come by then does not get what was pressed for it. */
const LONGEST_MILLISECONDS = 8000

const keys = earlyKeys(() => window)
let limit: ReturnType<typeof setTimeout> | undefined
let arriving = false
let journeys = 0

/**
 * Says that another screen was asked for. What is pressed until it has come belongs to it: the screen that still stands there
 * must not hear it (`b` would hold a fare where a city was meant).
 */
export function leaveScreen(): void {
  journeys += 1
  arriving = false
  keys.begin()
  clearTimeout(limit)
  limit = setTimeout(stayOnScreen, LONGEST_MILLISECONDS)
  window.addEventListener('focusin', endAtField)
  window.addEventListener('popstate', stayOnScreen)
}

/** Says so where an address leads to another screen, or from a search back to its beginning. */
export function leaveScreenFor(href: string): void {
  const { pathname, search } = new URL(href, window.location.href)
  const here = window.location
  if (pathname !== here.pathname || (search === '' && here.search !== '')) leaveScreen()
}

/** Says that no other screen comes after all; what was pressed meanwhile is dropped. */
export function stayOnScreen(): void {
  clearTimeout(limit)
  window.removeEventListener('focusin', endAtField)
  window.removeEventListener('popstate', stayOnScreen)
  arriving = false
  keys.end()
}

/**
 * Says that the screen stands there: it gets what was pressed for it, one press in a frame, so that each meets what the one
 * before has led to.
 * @param toFirst puts the focus where the screen begins
 */
export async function arriveOnScreen(toFirst: () => void = () => undefined): Promise<void> {
  const journey = journeys
  arriving = true
  toFirst()
  for (let isFirst = true; ; isFirst = false) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    // A press has led on: the rest is for the next screen.
    if (journey !== journeys) return
    const stroke = keys.next()
    if (stroke === undefined) break
    // Pressed twice, or the key to the query, where the focus is already.
    if (!(isFirst && (stroke.key === 'Enter' || stroke.key === '/'))) keys.pass(() => pressAgain(stroke))
  }
  stayOnScreen()
}

/** The same for a screen that stands there already: the hand leaves the field that asked for it, as it would for another. */
export function stayOnResults(): void {
  void arriveOnScreen(
    () => document.activeElement instanceof HTMLInputElement && document.activeElement.blur(),
  )
}

/** Something else asks for text, such as the sign-in: it must get it. */
function endAtField(event: Event): void {
  if (!arriving && isTyping(event as KeyboardEvent)) stayOnScreen()
}
