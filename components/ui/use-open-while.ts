import { useState } from 'react'

/**
 * Whether a window is open; null until it was opened for the first time. It closes when nothing is left to
 * show, and does not open by itself when there is something again.
 */
export function useOpenWhile(hasContent: boolean) {
  const [open, setOpen] = useState<boolean | null>(null)
  if (open && !hasContent) setOpen(false)
  return [open, setOpen] as const
}
