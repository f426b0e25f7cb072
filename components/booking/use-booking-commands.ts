'use client'

import type { Route } from 'next'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import { newInvoiceHref } from '../../lib/invoice/invoice.ts'
import { calendarHref, itineraryHref } from '../../lib/booking/itinerary-file.ts'
import { useSaveFile } from '../file/use-save-file.ts'
import { useCommands } from '../shell/commands.ts'
import { copyText } from '../ui/copy-code.tsx'
import type { OfferedVerb } from './offered-verbs.ts'
import { surnameFirst } from './people-label.ts'
import type { Again } from './rebookings.tsx'
import type { LiveBooking } from './use-booking.ts'

/**
 * The commands of a booking: its verbs, note, refresh, copy, file, repeat the search.
 * @param page.codes the supplier's own references, separated by commas
 * @param page.writeNote opens the field of a note; null for somebody who may write none
 * @param page.assign opens the question to whom it is handed over; null for somebody who may not
 */
export function useBookingCommands(
  live: LiveBooking,
  verbs: readonly OfferedVerb[],
  page: {
    again: Again | null
    codes: string
    writeNote: (() => void) | null
    assign: (() => void) | null
  },
) {
  const { again, codes, writeNote, assign } = page
  const { save } = useSaveFile('the itinerary')
  const group = 'This booking'
  const { reference } = live.booking
  useCommands([
    ...verbs.map(({ name, facts, command, restsBecause, press }) => ({
      id: `booking-${name}`,
      label: command,
      group,
      keys: facts.keys,
      ...(facts.role === 'next' && { entry: 'TTP' as const }),
      ...(facts.role === 'danger' && { entry: 'XI' as const }),
      when: () => restsBecause === undefined && live.sending === null,
      run: press,
    })),
    ...(writeNote
      ? [{ id: 'booking-note', label: 'Write a note', group, keys: 'n', words: 'remark', run: writeNote }]
      : []),
    ...(assign
      ? [
          {
            id: 'booking-assign',
            label: 'Assign to a colleague',
            group,
            keys: 'a',
            words: 'hand over',
            run: assign,
          },
        ]
      : []),
    { id: 'booking-read', label: 'Refresh', group, keys: 'p', run: live.readAgain },
    {
      id: 'booking-copy',
      label: 'Copy the reference line',
      group,
      keys: 'y',
      run: () => void copyText(referenceLine(live.booking, codes), 'reference line'),
    },
    {
      id: 'booking-itinerary',
      label: 'Itinerary as PDF, without prices',
      group,
      keys: 'd',
      words: 'print download',
      run: () => save({ address: itineraryHref(reference, 'none') }),
    },
    {
      id: 'booking-calendar',
      label: 'Calendar file (.ics)',
      group,
      words: 'ical events download',
      run: () => save({ address: calendarHref(reference) }),
    },
    {
      id: 'booking-invoice',
      label: 'Invoice for the client',
      group,
      keys: 'b',
      words: 'bill',
      when: () => live.booking.money.place === 'charged',
      href: newInvoiceHref([reference]) as Route,
    },
    ...(again ? [{ id: 'booking-again', label: again.label, group, keys: 'r', href: again.href }] : []),
    { id: 'booking-list', label: 'All bookings', group, href: '/bookings' as Route },
  ])
}

/**
 * A booking in one line to paste: `PO0004127 · KELLER / ANNA · PNR X7K2LM`.
 * @param codes the supplier's own references, if there are any
 */
function referenceLine({ code, reference, leadName }: BookingView, codes: string): string {
  const name = isErased(leadName) ? '' : surnameFirst(leadName)
  return [code ?? reference, name, codes].filter(Boolean).join(' · ')
}
