import type { ComponentProps, ReactElement, ReactNode } from 'react'

/** A popover's properties. `label` names it for screen readers. */
export type PopoverProps = {
  label: string
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Where the focus goes when it opens; null for the first control. */
  initialFocus?: () => HTMLElement | null
  align?: 'start' | 'center' | 'end'
  className?: string
}
