'use client'

import type { KeyboardEvent } from 'react'
import { bookingHref } from '../../../lib/booking/booking-href.ts'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import { stateFacts } from '../../../lib/booking/booking-state.ts'
import { bulkLabel, type BulkVerb } from '../../../lib/booking/bulk.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { LineFacts } from '../line-facts.tsx'

/**
 * The facts of a booking in the list, in a sheet beside it. `j` and `k` go on to the next one, Enter opens
 * its page, Space and Escape close.
 */
export function PeekSheet(props: {
  open: boolean
  line: BookingLine | null
  serverNow: string
  onClose: () => void
  onMove: (step: 1 | -1) => void
  onOpen: () => void
  onAct: (verb: BulkVerb, line: BookingLine) => void
}) {
  const { line } = props
  const act = (verb: BulkVerb) => line && props.onAct(verb, line)
  const isHeld = line !== null && stateFacts(line).standing === 'held'
  const keys: Readonly<Record<string, () => void>> = {
    j: () => props.onMove(1),
    k: () => props.onMove(-1),
    ' ': props.onClose,
    Enter: props.onOpen,
    ...(isHeld && { t: () => act('complete') }),
  }
  const press = (event: KeyboardEvent) => {
    const run = keys[event.key]
    if (!run || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run()
  }
  return (
    <Sheet
      title={line === null ? 'Booking' : (line.service?.title ?? kindFacts(line.kind).service)}
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      actions={line && <PeekButtons line={line} isHeld={isHeld} onAct={act} />}
    >
      {/* This element has the focus at first, so that the keys work; a focused button would take them as a
          press. */}
      <div
        ref={takeFocus}
        tabIndex={0}
        role="group"
        aria-label="Booking details"
        onKeyDown={press}
        className="-m-1 rounded-control p-1"
      >
        {line && <LineFacts line={line} serverNow={props.serverNow} />}
      </div>
    </Sheet>
  )
}

function PeekButtons(props: { line: BookingLine; isHeld: boolean; onAct: (verb: BulkVerb) => void }) {
  const { line, onAct } = props
  return (
    <>
      {props.isHeld && (
        <>
          <Button variant="danger" onClick={() => onAct('cancel')}>
            {bulkLabel('cancel', [line.kind])}
          </Button>
          <Button keys="t" onClick={() => onAct('complete')}>
            {bulkLabel('complete', [line.kind])}
          </Button>
        </>
      )}
      <ButtonLink variant="primary" href={bookingHref(line.reference)} keys="Enter">
        Open
      </ButtonLink>
    </>
  )
}

/** Called once, when the sheet opens. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}
