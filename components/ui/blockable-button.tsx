'use client'

import { useEffect, useId } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { loadedApart } from './loaded-apart.tsx'
import { useHint } from './use-hint.ts'
import { useWarm } from './use-warm.ts'

const ReasonTooltip = loadedApart(() => import('./reason-tooltip.tsx').then((module) => module.ReasonTooltip))

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
  useWarm(ReasonTooltip.warm)
  const isWanted = hint.open && Boolean(disabledReason)
  useEffect(() => {
    // If the hint cannot be loaded, the reason is not shown; screen readers still read it.
    if (isWanted) ReasonTooltip.warm().catch(() => undefined)
  }, [isWanted])
  // Also hears while it is not blocked when the mouse and the focus leave: a hint that was open must not
  // open by itself when the button is blocked again.
  if (!disabledReason) return <Button {...button} {...hint.control} />
  return (
    <>
      <Button
        {...button}
        {...hint.control}
        // Its key does nothing now.
        keys={undefined}
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
