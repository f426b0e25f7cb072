/**
 * Keys are written once, as shown to the user: `b`, `g f`, `Ctrl+K`, `?`, `Alt+1`. A blank separates the
 * presses of a sequence; a plus sign joins keys pressed together. A letter with Alt is written as the key on
 * the keyboard, `Alt+KeyV`, because Alt makes another sign of it on a Mac. A plus sign alone is its own key.
 */
export type Keys = string

const LETTER_KEY = /(?<=\+)Key(?=[A-Z]$)/
const MODIFIERS = new Set(['Ctrl', 'Shift', 'Alt'])

/**
 * The same keys in the notation of tinykeys. `Ctrl` also matches the command key; a sign like `?` matches
 * with and without Shift.
 */
export function toBinding(keys: Keys): string {
  return keys
    .split(' ')
    .map((press) => {
      if (press === '+') return '[Shift]++'
      if (/^[^\p{L}\p{N}+]$/u.test(press)) return `[Shift]+${press}`
      const parts = press.split('+')
      return parts.map((part) => (part === 'Ctrl' ? '$mod' : part)).join('+')
    })
    .join(' ')
}

/** The value of `aria-keyshortcuts`; undefined for a sequence, which that attribute cannot express. */
export function toAriaKeys(keys: Keys): string | undefined {
  if (keys === '+') return 'plus'
  return keys.includes(' ') ? undefined : keys.replace('Ctrl', 'Control').replace(LETTER_KEY, '')
}

/** The text of the key cap: `Ctrl K`, `g f`, `Alt ←`, an arrow for Enter. */
export function toKeyCap(keys: Keys): string {
  if (keys === '+') return '+'
  return keys
    .replace(LETTER_KEY, '')
    .replaceAll('+', ' ')
    .replace('Enter', '↵')
    .replace('ArrowLeft', '←')
    .replace('ArrowRight', '→')
    .replace('ArrowUp', '↑')
    .replace('ArrowDown', '↓')
}

/** True if the keys have a modifier other than Shift: those work while typing too, plain letters never do. */
export function hasModifier(keys: Keys): boolean {
  return keys.split(/[ +]/).some((part) => part !== 'Shift' && MODIFIERS.has(part))
}
