import { toKeyCap, type Keys } from '../keys/notation.ts'
import { cx } from './cx.ts'

/**
 * A key cap, small and grey. Hidden from screen readers, which read `aria-keyshortcuts`, and on devices
 * without a keyboard.
 */
export function Kbd({ keys, onAccent, className }: { keys: Keys; onAccent?: boolean; className?: string }) {
  return (
    <kbd
      aria-hidden="true"
      translate="no"
      className={cx(
        'rounded-[4px] border px-1 font-mono text-11 font-normal leading-[15px] whitespace-nowrap pointer-coarse:hidden',
        onAccent ? 'border-current/25 text-current' : 'border-line bg-panel text-ink3',
        className,
      )}
    >
      {toKeyCap(keys)}
    </kbd>
  )
}
