'use client'

import { RulesForm } from '../markup/rules-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useShownPrices } from '../ui/shown-prices.tsx'

/** The person's own markup, for all bookings and for each kind. New booking forms start with it. */
export function MarkupDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      title="Your markup"
      description="Added to net prices in client prices, and filled into new booking forms. Yours counts before the office's default."
      {...props}
    >
      <OwnRules onDone={() => props.onOpenChange(false)} />
    </Dialog>
  )
}

function OwnRules({ onDone }: { onDone: () => void }) {
  const { prices, office, save } = useShownPrices()
  return (
    <RulesForm
      rules={prices.markup}
      unset={Object.keys(office).length > 0 ? "The office's default" : 'Not set'}
      save="Save"
      onSave={(markup) => {
        save({ ...prices, markup })
        onDone()
      }}
    />
  )
}
