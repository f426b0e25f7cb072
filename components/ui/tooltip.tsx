'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

/**
 * A short text beside a control on hover and on focus. It adds to the control's own name and never carries anything that
 * is found nowhere else: a finger does not see it.
 */
export function Tooltip({ text, trigger }: { text: string; trigger: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} delay={300} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="popup max-w-72 rounded-control px-2.5 py-1.5 text-12 text-ink">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
