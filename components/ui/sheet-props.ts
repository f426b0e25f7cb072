import type { ComponentProps, ReactElement, ReactNode } from 'react'

/** A sheet's properties: open it with a `trigger`, or by `open` and `onOpenChange`. */
export type SheetProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  trigger?: ReactElement<ComponentProps<'button'>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
}
