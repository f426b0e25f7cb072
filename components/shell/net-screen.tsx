'use client'

import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useShownPrices } from '../ui/shown-prices.tsx'
import { TextSpan } from '../ui/text-span.tsx'

/**
 * A screen about the office's own money. While net prices are hidden it is hidden as a whole, with the button
 * that shows them again.
 * @param props.what the money: "the office's wallet"
 */
export function NetScreen({ what, children }: { what: string; children: ReactNode }) {
  const { prices, save } = useShownPrices()
  if (!prices.netHidden) return <TextSpan>{children}</TextSpan>
  return (
    <EmptyState
      title="Net prices are hidden"
      action={
        <Button keys="$" onClick={() => save({ ...prices, netHidden: false })}>
          Show net prices
        </Button>
      }
    >{`This screen shows ${what}.`}</EmptyState>
  )
}
