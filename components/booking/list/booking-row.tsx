'use client'

import type { Route } from 'next'
import type { MouseEvent } from 'react'
import type { Attention } from '../../../lib/booking/attention.ts'
import { makerText } from '../../../lib/booking/maker.ts'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type { Settlement } from '../../../lib/booking/booking-view.ts'
import { listStatus } from '../../../lib/booking/list-status.ts'
import { LinePrice } from '../line-price.tsx'
import { peopleLabel } from '../people-label.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import { dateSpan } from '../date-span.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NetOnly, useNetWords } from '../../ui/shown-prices.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { LineService } from './line-service.tsx'
import { LineDeadline } from './line-deadline.tsx'
import { isOtherwiseOpened } from './list-tabs.tsx'
import { PersonName } from '../../ui/person-name.tsx'

/**
 * The columns that all rows share. Below 1340 px reference, dates and agent have none of their own; below
 * 1100 px nothing has. The column of names is never narrower than the longest word in it; the first and the
 * last have the padding of the rows besides.
 */
export const LIST_COLUMNS =
  'grid grid-cols-[34px_76px_minmax(110px,1.5fr)_112px_minmax(min-content,1fr)_104px_112px_136px_100px] gap-x-3 max-[1339.98px]:grid-cols-[34px_76px_minmax(110px,1.4fr)_minmax(min-content,1fr)_104px_144px] max-wide:grid-cols-[76px_minmax(0,1fr)_auto]'

/** What stands in the shared columns: the whole list, a row of it, and what the row contains. */
export const ALL_COLUMNS = 'col-span-full grid grid-cols-subgrid'

const ROW = `${ALL_COLUMNS} items-center px-4 max-wide:items-start max-wide:gap-y-0.5 max-wide:px-3`

/** Between 1100 and 1340 px the reference stands below the deadline, and everything else beside both. */
const BOTH_LINES = 'wide:max-[1339.98px]:row-span-2 wide:max-[1339.98px]:row-start-1'

/** The column headings, where there is space for columns; the first selects all lines of the page. */
export function BookingRowHead(props: { checked: boolean; onCheck: (checked: boolean) => void }) {
  return (
    <div className={`${ROW} border-b bg-sunk py-1 text-12 text-ink2 max-wide:hidden`}>
      <Checkbox checked={props.checked} onChange={(event) => props.onCheck(event.target.checked)}>
        <span className="sr-only">Select all bookings on this page</span>
      </Checkbox>
      <span aria-hidden="true">Deadline</span>
      <span aria-hidden="true">Service</span>
      <span aria-hidden="true" className="max-[1339.98px]:hidden">
        Reference
      </span>
      <span aria-hidden="true">Lead traveller</span>
      <span aria-hidden="true" className="max-[1339.98px]:hidden">
        Dates
      </span>
      <span aria-hidden="true" className="text-right">
        Total
      </span>
      <span aria-hidden="true" className="pl-2">
        Status
      </span>
      <span aria-hidden="true" className="max-[1339.98px]:hidden">
        Agent
      </span>
    </div>
  )
}

type RowProps = {
  line: BookingLine
  /** Why the booking needs attention, on the tab of such bookings. */
  attention: Attention | null
  href: Route
  serverNow: string
  selected: boolean
  onSelect: (selected: boolean) => void
  onOpen: () => void
  onRunOut: () => void
}

/**
 * One booking in two lines; a click anywhere opens it. On a narrow screen: deadline, service and total, with
 * the rest below.
 */
export function BookingRow(props: RowProps) {
  const { line } = props
  const { service } = line
  const dates = datesOf(line, props.serverNow.slice(0, 10))
  const name = peopleLabel(line)
  return (
    <div
      className={`${ROW} min-h-14 cursor-pointer py-2`}
      onClick={(event) => isForRow(event) && props.onOpen()}
    >
      <Checkbox
        checked={props.selected}
        onChange={(event) => props.onSelect(event.target.checked)}
        className={`${BOTH_LINES} max-wide:col-start-1 max-wide:row-start-2 max-narrow:row-start-3`}
      >
        <span className="sr-only">{`Select ${service?.code ?? line.reference}`}</span>
      </Checkbox>
      <span className="font-bold max-[1339.98px]:col-start-2 wide:max-[1339.98px]:self-end max-[1339.98px]:row-start-1 max-wide:col-start-1">
        <LineDeadline {...props} />
      </span>
      <span className={`${BOTH_LINES} min-w-0 max-wide:col-start-2 max-wide:row-start-1`}>
        <LineService line={line} attention={props.attention} href={props.href} />
      </span>
      <span
        translate="no"
        className="code min-w-0 max-[1339.98px]:col-start-2 wide:max-[1339.98px]:self-start max-[1339.98px]:row-start-2 max-wide:row-start-3"
      >
        <span className="block truncate">{service?.code ?? line.reference}</span>
        <span className="block truncate text-ink2 max-[1339.98px]:hidden">{service?.codes.join(' ')}</span>
      </span>
      {/* A surname is never cut: a long one wraps. */}
      <span
        className={`${BOTH_LINES} max-wide:col-span-2 max-wide:col-start-2 max-wide:row-start-2 max-wide:min-w-0 max-narrow:col-span-3 max-narrow:col-start-1`}
      >
        {name === null ? <span className="text-ink2">name not known</span> : <PersonName text={name} />}
        {line.client !== undefined && line.client !== line.leadName && (
          <PersonName text={line.client} className="block text-12 wrap-anywhere text-ink2" />
        )}
        <span className="figures text-ink2 wide:block min-[1340px]:hidden">
          <span className="wide:hidden"> · </span>
          <span>{dates}</span>
        </span>
      </span>
      <span className="figures max-[1339.98px]:hidden">{dates}</span>
      <span className={`${BOTH_LINES} text-right font-bold max-wide:col-start-3 max-wide:row-start-1`}>
        <LinePrice line={line} />
        <NetOnly>
          {line.settlement && <Settled word={kindFacts(line.kind).kept.word} settlement={line.settlement} />}
        </NetOnly>
      </span>
      <span
        className={`${BOTH_LINES} min-w-0 wide:pl-2 max-wide:col-start-3 max-wide:row-start-3 max-wide:text-right`}
      >
        <Status line={line} />
      </span>
      <span className="truncate text-ink2 max-[1339.98px]:hidden">{line.owner ?? makerText(line)}</span>
    </div>
  )
}

/** The status, with what is special about it; the agent is below it where he has no column. */
function Status({ line }: { line: BookingLine }) {
  const { own, word, tone } = listStatus(line)
  return (
    <>
      <StatusPill tone={tone}>{word}</StatusPill>
      <span className="block text-12 text-ink2">
        {own !== null && <span>{own}</span>}
        {line.rebookedAs !== undefined && (
          <span className="block truncate">{`rebooked as ${line.rebookedAs}`}</span>
        )}
        <span className="block truncate min-[1340px]:hidden max-wide:hidden">
          {line.owner ?? makerText(line)}
        </span>
      </span>
    </>
  )
}

/** How much of the total was kept, as a `word` such as "penalty", and how much was refunded. */
function Settled(props: { word: string; settlement: Settlement }) {
  const formatNet = useNetWords()
  const { feeCents, refundedCents } = props.settlement
  const amountText = (cents: number | null) => (cents === null ? 'not known' : formatNet(cents))
  return (
    <span className="figures block text-12 font-normal text-ink2">
      <span className="block">{`${props.word} ${amountText(feeCents)}`}</span>
      <span className="block">{`refund ${amountText(refundedCents)}`}</span>
    </span>
  )
}

function datesOf({ service }: BookingLine, today: string): string {
  return service?.days ? dateSpan(service.days.from, service.days.to, today) : 'dates not supplied'
}

/** Whether a click is for the row: a plain one, not on a control of the row, and not selecting text. */
function isForRow(event: MouseEvent): boolean {
  if (isOtherwiseOpened(event) || !(event.target instanceof Element)) return false
  return event.target.closest('a,button,label,input') === null && (window.getSelection()?.isCollapsed ?? true)
}
