import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react'

/** A dialog's properties: open it with a `trigger`, or by `open` and `onOpenChange`. */
export type DialogProps = {
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, primary last. */
  actions?: ReactNode
  trigger?: ReactElement<ComponentProps<'button'>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** `locked`: neither Escape nor a click beside it closes it (a step that must be answered). */
  locked?: boolean
  /** What has the focus at first; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  size?: 'small' | 'normal' | 'wide'
}
