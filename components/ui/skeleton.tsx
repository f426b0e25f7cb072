import { cx } from './cx.ts'

/** The place of something that is coming. Give it the height of what comes, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block rounded-pill bg-sunk', className)} />
}
