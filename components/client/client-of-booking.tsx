'use client'

import type { Route } from 'next'
import { useState } from 'react'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { clientHref } from '../../lib/client/client.ts'
import { usePerson } from '../shell/admins.tsx'
import { Button } from '../ui/button.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'

const ClientDialog = lateWindow(() => import('./client-dialog.tsx').then((module) => module.ClientDialog))

/**
 * The client that a booking was made for, and the button that sets it.
 * @param props.onSet reads the booking again
 */
export function ClientOfBooking(props: {
  booking: Pick<BookingView, 'reference' | 'client'>
  onSet: () => void
}) {
  const { reference, client = null } = props.booking
  const [open, setOpen] = useState(false)
  const maySet = (usePerson()?.role ?? 'viewer') !== 'viewer'
  if (!maySet && client === null) return null
  return (
    <section
      aria-label="Client"
      className="agency-only flex items-center justify-between gap-3 rounded-card border bg-panel px-4 py-2"
    >
      <span className="shrink-0 text-ink2">Client</span>
      <span className="ml-auto min-w-0 text-right wrap-anywhere">
        {client === null ? (
          'none'
        ) : (
          <Link href={clientHref(client.id) as Route} className="underline underline-offset-2">
            <PersonName text={client.name} />
          </Link>
        )}
      </span>
      {maySet && (
        <Button size="small" className="print:hidden" onClick={() => setOpen(true)}>
          {client === null ? 'Choose' : 'Change'}
        </Button>
      )}
      <ClientDialog
        reference={reference}
        client={client}
        open={open}
        onOpenChange={setOpen}
        onDone={props.onSet}
      />
    </section>
  )
}
