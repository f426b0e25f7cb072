'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toleranceText, type PriceTolerance } from '../../lib/booking/price-tolerance.ts'
import { formatShort } from '../../lib/money.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { saveMyTolerance } from '../../server/shell/actions.ts'
import { usePriceTolerances } from '../price-tolerance/price-tolerances.tsx'
import { ToleranceForm } from '../price-tolerance/tolerance-form.tsx'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { Dialog } from '../ui/dialog.tsx'

/** The person's own limit under which a raised price is taken; the office's caps it. */
export function ToleranceDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { agent, office } = usePriceTolerances()
  return (
    <Dialog
      title="Your price tolerance"
      description={`A net price that rises within it is taken without asking, said on the booking and logged. ${officeText(office)}`}
      {...props}
    >
      <OwnTolerance tolerance={agent} onDone={() => props.onOpenChange(false)} />
    </Dialog>
  )
}

function officeText(office: PriceTolerance | null): string {
  if (office === null) return 'Your office has set none, so every rise is asked about.'
  return `Your office allows up to ${toleranceText(office, formatShort)}; the lower of the two counts.`
}

function OwnTolerance(props: { tolerance: PriceTolerance | null; onDone: () => void }) {
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)

  async function save(tolerance: PriceTolerance | null) {
    setPending(true)
    const result = await saveMyTolerance(tolerance).catch(() => null)
    setPending(false)
    if (result?.kind === 'session') return raiseSessionExpired()
    if (result?.kind !== 'done') return setOutcome(result?.message ?? `${DESK_AWAY}. Try again.`)
    router.refresh()
    props.onDone()
  }

  return (
    <ToleranceForm
      tolerance={props.tolerance}
      pending={pending}
      outcome={outcome}
      onSave={(tolerance) => void save(tolerance)}
    />
  )
}
