'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { IgnoredKeys } from '../../keys/ignored-keys.tsx'
import { useCommands } from '../../shell/commands.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { RulesOf } from '../../../lib/air/air-reads.ts'

const FareRulesPanel = dynamic(() => import('./fare-rules.tsx').then((module) => module.FareRulesPanel), {
  ssr: false,
  loading: IgnoredKeys,
})

const TITLE = 'Fare rules'

/**
 * Opens the rules of a fare in a sheet, by a button or with the key `i`.
 * @param props.keyAlone the screen shows no button here: the chosen fare of a list has its own in its details
 */
export function FareRulesButton({ of, keyAlone }: { of: RulesOf; keyAlone?: boolean }) {
  const [open, setOpen] = useState(false)
  useCommands([
    {
      id: 'fare-rules',
      label: TITLE,
      group: 'Flights',
      keys: 'i',
      words: 'refund change penalty',
      run: () => setOpen(true),
    },
  ])
  const trigger = keyAlone ? undefined : <Button keys="i">{TITLE}</Button>
  return (
    <Sheet title={TITLE} open={open} onOpenChange={setOpen} trigger={trigger}>
      <FareRulesPanel of={of} />
    </Sheet>
  )
}

/** The same button inside another sheet, where keys do nothing. */
export function FareRulesInSheet({ of }: { of: RulesOf }) {
  return (
    <Sheet title={TITLE} trigger={<Button>{TITLE}</Button>}>
      <FareRulesPanel of={of} />
    </Sheet>
  )
}
