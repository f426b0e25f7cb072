import { cx } from './cx.ts'

/** The line of a warning. It is here because each error page loads its own copy of all that it imports. */
export const WARNING = 'M8 2.8 14 13H2zM8 6.5v3M8 11.3h.1'

/** A line drawing on a 16 px grid in the colour of the text. */
export function Drawing({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={cx('size-4 shrink-0 fill-none stroke-current stroke-[1.5]', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
