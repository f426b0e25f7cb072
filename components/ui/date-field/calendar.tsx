'use client'

import { Popover } from '@base-ui/react/popover'
import { createContext, use, useEffect, useState } from 'react'
import { DayButton, DayPicker, labelDayButton, type DayButtonProps } from 'react-day-picker'
import type { CalendarDate } from '../../../lib/dates.ts'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { IN_PAGE, IN_PAGE_POPUP, isNarrow } from '../in-page.ts'
import type { DayNotes } from './day-notes.ts'

/** Properties of the calendar: days as `YYYY-MM-DD`. */
type CalendarProps = {
  value: CalendarDate | null
  onPick: (date: CalendarDate) => void
  today: CalendarDate
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** A range of days to highlight, both ends included. */
  span?: { from: CalendarDate; to: CalendarDate } | undefined
  /** Takes the focus when it opens, for keyboard use. */
  autoFocus?: boolean
  /** Adds month and year lists, for birth dates. */
  jump?: boolean
  /** Content below the days. */
  notes?: DayNotes | undefined
}

/** Properties of the calendar below a date field. `label` is the field's. */
export type CalendarPopoverProps = CalendarProps & {
  label: string
  fieldId: string
  /** The place of the calendar in the page on a phone. */
  place?: HTMLElement | null
  onClose: () => void
}

/** The calendar below a date field while it is open. On a phone it stands in the page and covers nothing. */
export function CalendarPopover({ label, fieldId, place, onClose, ...calendar }: CalendarPopoverProps) {
  const field = () => document.getElementById(fieldId)
  const inPage = isNarrow()
  return (
    <Popover.Root
      open
      onOpenChange={(next, details) => {
        if (next || details.event.target === field()) return
        onClose()
        if (details.reason === 'escape-key') field()?.focus()
      }}
    >
      <Popover.Portal container={inPage ? place : undefined}>
        <Popover.Positioner
          anchor={field}
          sideOffset={10}
          align="start"
          className={cx('z-50', inPage && IN_PAGE)}
        >
          <Popover.Popup
            aria-label={`${label}: calendar`}
            initialFocus={false}
            finalFocus={false}
            className={cx('popup p-3', inPage && IN_PAGE_POPUP)}
          >
            <Calendar key={String(calendar.autoFocus)} {...calendar} />
            {inPage && (
              <Button className="mt-2 w-full justify-center" onClick={onClose}>
                Done
              </Button>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** One or two months of days. Arrow keys move by day and week, Page Up and Down by month, Enter picks. */
function Calendar({ value, onPick, today, min, max, span, autoFocus, jump, notes }: CalendarProps) {
  const [month, setMonth] = useState(() => toDate(value ?? span?.from ?? min ?? today))
  const onMonths = notes?.onMonths
  useEffect(() => {
    const next = new Date(month.getFullYear(), month.getMonth() + 1, 1)
    onMonths?.([month, next].map((shown) => toCalendarDate(shown).slice(0, 7)))
  }, [month, onMonths])
  const disabled = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]
  const picker = (
    <DayPicker
      mode="single"
      required
      weekStartsOn={1}
      showOutsideDays={false}
      numberOfMonths={jump ? 1 : 2}
      captionLayout={jump ? 'dropdown' : 'label'}
      {...(jump ? { startMonth: toDate(min ?? '1905-01-01'), endMonth: toDate(max ?? today) } : {})}
      autoFocus={autoFocus}
      today={toDate(today)}
      selected={value ? toDate(value) : undefined}
      month={month}
      onMonthChange={setMonth}
      onSelect={(date) => onPick(toCalendarDate(date))}
      disabled={disabled}
      modifiers={span ? { inSpan: { from: toDate(span.from), to: toDate(span.to) } } : {}}
      modifiersClassNames={{ inSpan: 'bg-accent-soft' }}
      components={{ DayButton: NotedDay, Chevron }}
      {...(notes
        ? {
            labels: {
              labelDayButton: (date, modifiers, options, dateLib) => {
                const label = notes.notes.get(toCalendarDate(date))?.label
                return labelDayButton(date, modifiers, options, dateLib) + (label ? `, ${label}` : '')
              },
            },
          }
        : {})}
      classNames={notes ? { ...CLASSES, weekday: NOTED_WEEKDAY, day_button: NOTED_DAY } : CLASSES}
    />
  )
  if (!notes) return picker
  return (
    <Notes value={notes}>
      {picker}
      <p className="figures mt-2 min-h-4 max-w-[700px] text-12 text-ink2">{notes.below}</p>
    </Notes>
  )
}

const Notes = createContext<DayNotes | null>(null)

/** A day with its note below the number. The note has its space before it comes, so that nothing moves. */
function NotedDay({ children, className, ...props }: DayButtonProps) {
  const notes = use(Notes)
  if (!notes) {
    return (
      <DayButton {...props} className={className}>
        {children}
      </DayButton>
    )
  }
  const note = props.disabled ? undefined : notes.notes.get(toCalendarDate(props.day.date))
  // The accessible name is a text in the button. The visible text is no part of it: "1 $208" makes no sense
  // aloud.
  const { 'aria-label': name, ...rest } = props
  return (
    <DayButton {...rest} className={cx(className, !props.modifiers.selected && note?.shade)}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="block leading-tight">
        {children}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'block h-3.5 text-11 leading-tight tracking-tight',
          note?.isBest && 'font-bold underline decoration-2 underline-offset-2',
        )}
      >
        {note?.text}
      </span>
    </DayButton>
  )
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  if (orientation === 'left') return <Icon name="chevronLeft" />
  return <Icon name={orientation === 'right' ? 'chevronRight' : 'chevronDown'} />
}

const NOTED_WEEKDAY = 'h-7 w-[46px] max-narrow:w-10 text-11 font-normal text-ink3'
const NOTED_DAY =
  'h-[42px] w-[46px] max-narrow:w-10 rounded-control hover:outline hover:outline-accent disabled:pointer-events-none'

const CLASSES = {
  root: 'relative',
  months: 'flex gap-6 max-narrow:[&>div:nth-of-type(2)]:hidden',
  month_caption: 'flex h-8 items-center justify-center font-bold',
  caption_label: 'inline-flex items-center gap-1',
  nav: 'absolute inset-x-0 top-0 z-10 flex h-8 items-center justify-between pointer-events-none',
  button_previous: 'pointer-events-auto rounded-pill p-2 text-ink2 hover:bg-sunk aria-disabled:opacity-40',
  button_next: 'pointer-events-auto rounded-pill p-2 text-ink2 hover:bg-sunk aria-disabled:opacity-40',
  dropdowns: 'relative z-20 flex gap-2',
  dropdown_root:
    'relative rounded-pill px-1.5 hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-accent',
  dropdown: 'absolute inset-0 w-full appearance-none opacity-0',
  weekday: 'h-7 w-9 text-11 font-normal text-ink3',
  day: 'figures p-0 text-center',
  day_button: 'size-9 rounded-control hover:bg-sunk disabled:pointer-events-none',
  today: 'font-bold underline decoration-accent decoration-2 underline-offset-4',
  selected: '[&>button]:bg-accent [&>button]:text-accent-ink [&>button]:font-medium',
  disabled: 'text-ink3 opacity-50',
  outside: 'text-ink3',
}

function toDate(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function toCalendarDate(date: Date): CalendarDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
