import { cx } from './cx.ts'

/**
 * The styles of a button: one `primary` per screen, `quiet` with a border, `danger` for an act that ends
 * something, `plain` without a border.
 */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain'

/** 28, 32 and 42 px high; at least 40 px on touch screens. `icon` is square. */
export type ButtonSize = 'small' | 'normal' | 'large' | 'icon'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-accent-ink enabled:hover:brightness-110',
  quiet: 'border-line2 bg-panel text-ink hover:bg-sunk',
  danger: 'border-line2 bg-panel text-bad hover:bg-bad-soft',
  plain: 'border-transparent bg-transparent text-ink2 hover:bg-sunk hover:text-ink',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'h-7 whitespace-nowrap px-2.5 text-12 pointer-coarse:h-9',
  normal: 'h-8 whitespace-nowrap px-3 pointer-coarse:h-10',
  // A long label with an amount takes a second line on a phone.
  large: 'min-h-[42px] max-w-full px-4 py-1 text-14',
  icon: 'size-8 justify-center pointer-coarse:size-10',
}

/** The classes of a button, for anything that must look like one (a link, a popover's trigger). */
export function buttonClass(options: {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string | undefined
}) {
  return cx(
    'inline-flex shrink-0 items-center gap-2 rounded-control border font-medium select-none transition-[background-color,filter,opacity] print:hidden',
    'disabled:opacity-50 not-aria-busy:aria-disabled:opacity-60',
    VARIANTS[options.variant ?? 'quiet'],
    SIZES[options.size ?? 'normal'],
    options.className,
  )
}
