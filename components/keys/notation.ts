/**
 * Keys are written once, as the person reads them: `b`, `g f`, `Ctrl+K`, `?`, `Alt+1`. A blank separates
 * presses of a sequence, a plus sign keys pressed together.
 */
export type Keys = string

const MODIFIERS = new Set(['Ctrl', 'Shift', 'Alt'])

/**
 * The binding that tinykeys understands. `Ctrl` also takes the command key; a sign like `?` may need Shift or
 * not.
 */
export function toBinding(keys: Keys): string {
  return keys
    .split(' ')
    .map((press) => {
      if (/^[^\p{L}\p{N}+]$/u.test(press)) return `[Shift]+${press}`
      const parts = press.split('+')
      return parts.map((part) => (part === 'Ctrl' ? '$mod' : part)).join('+')
    })
    .join(' ')
}

/** The value of `aria-keyshortcuts`; undefined for a sequence, which that attribute cannot say. */
export function toAriaKeys(keys: Keys): string | undefined {
  return keys.includes(' ') ? undefined : keys.replace('Ctrl', 'Control')
}

/** What is printed on the key cap: `Ctrl K`, `g f`, an arrow for Enter. */
export function toKeyCap(keys: Keys): string {
  return keys.replaceAll('+', ' ').replace('Enter', '↵')
}

/**
 * True when the keys hold a modifier other than Shift: those work while typing too, plain letters never do.
 */
export function hasModifier(keys: Keys): boolean {
  return keys.split(/[ +]/).some((part) => part !== 'Shift' && MODIFIERS.has(part))
}
