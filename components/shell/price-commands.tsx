'use client'

import { useState } from 'react'
import { Kbd } from '../ui/kbd.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { useShownPrices } from '../ui/shown-prices.tsx'
import { useCommands } from './commands.ts'

const MarkupDialog = lateWindow(() => import('./markup-dialog.tsx').then((module) => module.MarkupDialog))

/** The commands about prices: the switch between net and client prices, and the person's markup. */
export function PriceCommands() {
  const { prices, save } = useShownPrices()
  const [open, setOpen] = useState(false)
  useCommands([
    {
      id: 'prices',
      label: prices.netHidden ? 'Show net prices' : 'Show client prices, hide net',
      group: 'Desk',
      keys: '$',
      words: 'net markup client price switch',
      run: () => save({ ...prices, netHidden: !prices.netHidden }),
    },
    {
      id: 'markup',
      label: 'Your markup',
      group: 'Desk',
      words: 'client price add margin',
      run: () => setOpen(true),
    },
  ])
  return (
    <>
      <MarkupDialog open={open} onOpenChange={setOpen} />
      <LiveRegion message={prices.netHidden ? 'Client prices' : ''} />
    </>
  )
}

/** Says in the header that net prices are hidden; a click shows them again. */
export function ClientPricesChip({ className }: { className: string }) {
  const { prices, save } = useShownPrices()
  return (
    <button
      type="button"
      title="Net prices are hidden"
      aria-keyshortcuts="$"
      onClick={() => save({ ...prices, netHidden: false })}
      className={className}
    >
      <span>Client prices</span>
      <Kbd keys="$" className="max-wide:hidden" />
    </button>
  )
}
