import { cx } from './cx.ts'

/** A placeholder for content that is loading. Give it the height of that content, so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block rounded-pill bg-sunk', className)} />
}
