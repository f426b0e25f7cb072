import type { ReactNode } from 'react'

/** Says that a list or screen is empty, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-[46ch] flex-col items-center gap-2 px-4 py-16 text-center">
      <h2 className="text-15 font-bold">{title}</h2>
      {children && <div className="text-ink2">{children}</div>}
      {action && <div className="mt-3 flex gap-2">{action}</div>}
    </div>
  )
}
