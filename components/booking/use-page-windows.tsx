'use client'

import { useState, type ReactElement } from 'react'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { usePerson } from '../shell/admins.tsx'
import { lateWindow } from '../ui/late-window.tsx'

const HandOverDialog = lateWindow(() =>
  import('./hand-over-dialog.tsx').then((module) => module.HandOverDialog),
)
const NoteDialog = lateWindow(() => import('./note-dialog.tsx').then((module) => module.NoteDialog))

/**
 * The window in which a note on this booking is written.
 * @param onWritten reads the booking again
 */
export function useNoteWindow(
  { kind, reference, code }: Pick<BookingView, 'kind' | 'reference' | 'code'>,
  onWritten: () => void,
): { write: (() => void) | null; window: ReactElement } {
  const [open, setOpen] = useState(false)
  const mayWrite = usePerson()?.role !== 'viewer'
  return {
    write: mayWrite ? () => setOpen(true) : null,
    window: (
      <NoteDialog
        booking={{ kind, reference, label: code ?? reference }}
        open={open}
        onOpenChange={setOpen}
        onWritten={onWritten}
      />
    ),
  }
}

/**
 * The window in which this booking is handed over to a colleague.
 * @param onDone reads the booking again
 */
export function useHandOverWindow(
  { reference }: Pick<BookingView, 'reference'>,
  onDone: () => void,
): { assign: (() => void) | null; window: ReactElement } {
  const [open, setOpen] = useState(false)
  const mayAssign = usePerson()?.role !== 'viewer'
  return {
    assign: mayAssign ? () => setOpen(true) : null,
    window: <HandOverDialog bookings={[{ reference }]} open={open} onOpenChange={setOpen} onDone={onDone} />,
  }
}
