'use client'

import { Tooltip } from '@base-ui/react/tooltip'
import { useId } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/**
 * A button that can be disabled with a reason. It stays focusable then, and a tooltip shows the reason on
 * hover and focus. Apart from `Button`, so that screens and error pages without such a button load no
 * tooltip.
 */
export function BlockableButton(
  props: ButtonProps & {
    /** Why the button is disabled, in the user's terms. */
    disabledReason: string | undefined
  },
) {
  const { disabledReason, ...button } = props
  const reasonId = useId()
  if (!disabledReason) return <Button {...button} />
  return (
    <>
      <Tooltip.Root>
        <Tooltip.Trigger
          delay={300}
          render={
            <Button
              {...button}
              aria-disabled
              aria-describedby={reasonId}
              // Also prevents the submit of a submit button.
              onClick={(event) => event.preventDefault()}
            />
          }
        />
        <Tooltip.Portal>
          <Tooltip.Positioner sideOffset={6} className="z-50">
            <Tooltip.Popup className="popup max-w-72 rounded-control px-2.5 py-1.5 text-12 text-ink">
              {disabledReason}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
      {/* Screen readers read it here, and touch screens do not show tooltips. */}
      <span id={reasonId} className="sr-only">
        {disabledReason}
      </span>
    </>
  )
}
