'use client'

import dynamic from 'next/dynamic'
import { useId } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { useHint } from './use-hint.ts'

const ReasonTooltip = dynamic(() => import('./reason-tooltip.tsx').then((module) => module.ReasonTooltip), {
  ssr: false,
})

/**
 * A button that can be disabled with a reason. It stays focusable then, and a tooltip shows the reason on
 * hover and focus.
 */
export function BlockableButton(
  props: ButtonProps & {
    /** Why the button is disabled, in the user's terms. */
    disabledReason: string | undefined
  },
) {
  const { disabledReason, ...button } = props
  const reasonId = useId()
  const hint = useHint()
  if (!disabledReason) return <Button {...button} />
  return (
    <>
      <Button
        {...button}
        {...hint.control}
        aria-disabled
        aria-describedby={reasonId}
        // Also prevents the submit of a submit button.
        onClick={(event) => event.preventDefault()}
      />
      {hint.anchor && (
        <ReasonTooltip
          anchor={hint.anchor}
          open={hint.open}
          onOpenChange={hint.change}
          onPointerEnter={hint.stay}
        >
          {disabledReason}
        </ReasonTooltip>
      )}
      {/* Screen readers read it here, and touch screens do not show tooltips. */}
      <span id={reasonId} className="sr-only">
        {disabledReason}
      </span>
    </>
  )
}
