'use client'

import { useState } from 'react'
import { MARKUP_LIMIT_USD } from '../../contract/air/codes.ts'
import { markupCents, typedMarkup, type Markup } from '../../lib/booking/shown-prices.ts'
import { centsOfUsd } from '../../lib/money.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useShownPrices } from '../ui/shown-prices.tsx'
import { TextField } from '../ui/text-field.tsx'

const TYPES = [
  { type: 'adult', label: 'For each adult' },
  { type: 'child', label: 'For each child' },
  { type: 'infant', label: 'For each infant' },
] as const

/** The person's markup for each type of traveller. New booking forms start with it. */
export function MarkupDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      title="Your markup"
      description="Added to each flight in client prices, and filled into new booking forms."
      size="small"
      {...props}
    >
      <MarkupForm onDone={() => props.onOpenChange(false)} />
    </Dialog>
  )
}

function MarkupForm({ onDone }: { onDone: () => void }) {
  const { prices, save } = useShownPrices()
  const [typed, setTyped] = useState(() => typedMarkup(prices.markup))
  const [wrong, setWrong] = useState<keyof Markup | null>(null)

  function submit() {
    const markup = { adult: 0, child: 0, infant: 0 }
    for (const { type } of TYPES) {
      const cents = markupCents(typed[type])
      if (cents === undefined || cents < 0 || cents > centsOfUsd(MARKUP_LIMIT_USD)) return setWrong(type)
      markup[type] = cents
    }
    save({ ...prices, markup })
    onDone()
  }

  return (
    <AnsweredForm noValidate onSubmit={submit} className="flex flex-col gap-3">
      {TYPES.map(({ type, label }) => (
        <TextField
          key={type}
          label={label}
          inputMode="decimal"
          placeholder="0.00"
          suffix="USD"
          value={typed[type]}
          onChange={(event) => {
            setTyped({ ...typed, [type]: event.target.value })
            setWrong(null)
          }}
          error={wrong === type ? 'Enter an amount in dollars, like 25 or 25.50.' : undefined}
        />
      ))}
      <Button type="submit" variant="primary" className="self-end">
        Save
      </Button>
    </AnsweredForm>
  )
}
