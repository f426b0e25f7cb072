import { RESERVED_MINUTES, WAITING_DAYS } from '../../../contract/activity/limits.ts'
import { Card } from '../../ui/card.tsx'

/** The three states that a booking passes through, before there is one. */
export function WhatHappensNext({ isInstant }: { isInstant: boolean }) {
  const steps = [
    { label: 'Reserved', text: `Held for ${RESERVED_MINUTES} minutes; places not yet locked.` },
    {
      label: 'Waiting',
      text: isInstant
        ? 'You confirm: places are locked.'
        : `You confirm: places are locked, for up to ${WAITING_DAYS} days.`,
    },
    { label: 'Approved', text: 'Charged; the vouchers appear.' },
  ]
  return (
    <Card
      title="What happens next"
      aside={isInstant ? <span className="text-ok">Instant</span> : 'On request'}
    >
      <ol className="grid grid-cols-3 gap-3 px-4 py-3 text-12">
        {steps.map(({ label, text }) => (
          <li key={label}>
            <span aria-hidden="true" className="mb-1.5 flex items-center gap-2">
              <span className="size-2.5 shrink-0 rounded-full border-[1.5px] border-line2" />
              <span className="h-px flex-1 bg-line2" />
            </span>
            <b className="text-13">{label}</b>
            <span className="block text-ink2">{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
