'use client'

import { useState } from 'react'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type { BulkVerb } from '../../../lib/booking/bulk.ts'
import type { ListQuery } from '../../../lib/booking/list-query.ts'
import { lateWindow } from '../../ui/late-window.tsx'
import type { NotedBooking } from '../note-dialog.tsx'
import type { ListUrl } from './use-list-url.ts'

const BulkDialog = lateWindow(() => import('../bulk/bulk-dialog.tsx').then((module) => module.BulkDialog))
const HandOverDialog = lateWindow(() =>
  import('../hand-over-dialog.tsx').then((module) => module.HandOverDialog),
)
const CostCentreDialog = lateWindow(() =>
  import('../../cost-centre/cost-centre-dialog.tsx').then((module) => module.CostCentreDialog),
)
const NoteDialog = lateWindow(() => import('../note-dialog.tsx').then((module) => module.NoteDialog))
const ImportDialog = lateWindow(() => import('./import-dialog.tsx').then((module) => module.ImportDialog))
const SaveViewDialog = lateWindow(() =>
  import('./save-view-dialog.tsx').then((module) => module.SaveViewDialog),
)

/** The window that is open above the list; `first` is the first text in the field of an import. */
type AboveList =
  | { kind: 'bulk'; verb: BulkVerb; lines: readonly BookingLine[] }
  | { kind: 'note'; booking: NotedBooking }
  | { kind: 'assign'; lines: readonly BookingLine[] }
  | { kind: 'cost-centre'; lines: readonly BookingLine[] }
  | { kind: 'save' }
  | { kind: 'import'; first: string }

/** Opens one window above the list at a time; the address may ask for that of an import. */
export function useListWindow(url: ListUrl) {
  const [above, setAbove] = useState<AboveList | null>(null)
  return {
    above: above ?? (url.toImport === null ? null : ({ kind: 'import', first: url.toImport } as const)),
    act: (verb: BulkVerb, lines: readonly BookingLine[]) => setAbove({ kind: 'bulk', verb, lines }),
    note: ({ kind, reference, service }: BookingLine) =>
      setAbove({ kind: 'note', booking: { kind, reference, label: service?.code ?? reference } }),
    assign: (lines: readonly BookingLine[]) => setAbove({ kind: 'assign', lines }),
    setCostCentre: (lines: readonly BookingLine[]) => setAbove({ kind: 'cost-centre', lines }),
    saveView: () => setAbove({ kind: 'save' }),
    importOne: (first: string) => setAbove({ kind: 'import', first }),
    close: () => {
      setAbove(null)
      if (url.toImport !== null) url.show('import', null)
    },
  }
}

/** The dialogs of the list, of which one is open at a time. */
export function ListWindows(props: {
  above: AboveList | null
  query: ListQuery
  serverNow: string
  onClose: () => void
  onActed: (acted: readonly BookingLine[]) => void
  /** Called when something was written that the list does not show yet. */
  onSaved: () => void
  onImported: (reference: string) => void
}) {
  const { above } = props
  const close = (isOpen: boolean) => !isOpen && props.onClose()
  return (
    <>
      <BulkDialog
        verb={above?.kind === 'bulk' ? above.verb : 'complete'}
        lines={above?.kind === 'bulk' ? above.lines : []}
        serverNow={props.serverNow}
        open={above?.kind === 'bulk'}
        onOpenChange={close}
        onDone={props.onActed}
      />
      <NoteDialog
        booking={above?.kind === 'note' ? above.booking : null}
        open={above?.kind === 'note'}
        onOpenChange={close}
        onWritten={props.onSaved}
      />
      <HandOverDialog
        bookings={above?.kind === 'assign' ? above.lines : []}
        open={above?.kind === 'assign'}
        onOpenChange={close}
        onDone={props.onSaved}
      />
      <CostCentreDialog
        bookings={above?.kind === 'cost-centre' ? above.lines : []}
        open={above?.kind === 'cost-centre'}
        onOpenChange={close}
        onDone={props.onSaved}
      />
      <SaveViewDialog
        query={props.query}
        open={above?.kind === 'save'}
        onOpenChange={close}
        onSaved={props.onSaved}
      />
      <ImportDialog
        first={above?.kind === 'import' ? above.first : ''}
        open={above?.kind === 'import'}
        onOpenChange={close}
        onImported={props.onImported}
        onBegun={props.onSaved}
      />
    </>
  )
}
