'use client'

import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import type { CalendarDate } from '../../../lib/dates.ts'
import type { CalendarPopoverProps } from './calendar.tsx'
import { IgnoredKeys } from '../../keys/ignored-keys.tsx'
import { controlClass, FieldFrame, fieldAria, fieldIds, type FieldFrameProps } from '../field-frame.tsx'
import { TextSpan } from '../text-span.tsx'
import { useTypedDate, type TypedDateProps } from './use-typed-date.ts'

const CalendarPopover = lazy(() =>
  import('./calendar.tsx').then((module) => ({ default: module.CalendarPopover })),
)

/** Properties of a date field. */
export type DateFieldProps = FieldFrameProps &
  TypedDateProps & {
    span?: { from: CalendarDate; to: CalendarDate } | undefined
    /** Renders another calendar than the plain one: with prices. */
    renderCalendar?: ((calendar: CalendarPopoverProps) => ReactNode) | undefined
    /** Called after a pick in the calendar. The field has the focus then; the callback may move it. */
    onPicked?: (() => void) | undefined
    inputRef?: RefObject<HTMLInputElement | null>
    name?: string
    placeholder?: string
    disabled?: boolean
  }

/**
 * A date, typed as people type it (`14jan`, `12JUN88`, `2027-01-14`, `fri`, `+7`) or picked in a calendar.
 * Arrow down moves into the calendar, Escape closes it. Unreadable text stays, with a sentence that shows
 * valid formats; the value is null then, so that no earlier date is sent instead, and the form is told.
 */
export function DateField(props: DateFieldProps) {
  const ids = fieldIds(useId())
  const ownRef = useRef<HTMLInputElement>(null)
  const inputRef = props.inputRef ?? ownRef
  const typed = useTypedDate(props, inputRef)
  const [open, setOpen] = useState<'no' | 'shown' | 'inside'>('no')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const error = typed.problem ?? props.error

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen('inside')
    }
    // The form that Enter submits must already have the date.
    if (event.key === 'Enter') flushSync(typed.commit)
    if (event.key === 'Enter' || event.key === 'Tab' || event.key === 'Escape') setOpen('no')
  }

  function pick(date: CalendarDate) {
    typed.drop()
    setOpen('no')
    props.onValueChange(date)
    inputRef.current?.focus()
    props.onPicked?.()
  }

  return (
    <FieldFrame {...props} error={error} ids={ids}>
      {/* A cell of the query bar has no room for the date that was understood. */}
      <Understood text={props.look === 'cell' ? null : typed.understood}>
        <input
          ref={inputRef}
          id={ids.control}
          type="text"
          autoComplete="off"
          spellCheck={false}
          disabled={props.disabled}
          placeholder={props.placeholder ?? (props.toward === 'past' ? '12JUN88' : '14jan')}
          {...fieldAria(ids, { hint: props.hint, error })}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => setOpen('shown')}
          onBlur={typed.commit}
          onKeyDown={onKeyDown}
          className={`figures ${controlClass(props.look, error !== undefined)}`}
        />
      </Understood>
      {props.name && <input type="hidden" name={props.name} value={props.value ?? ''} />}
      <div ref={setPlace} className="empty:hidden" />
      {open !== 'no' && (
        <FieldCalendar
          field={props}
          fieldId={ids.control}
          place={place}
          autoFocus={open === 'inside'}
          onPick={pick}
          onClose={() => setOpen('no')}
        />
      )}
    </FieldFrame>
  )
}

/** The calendar of the field. While it loads, keys meant for it must not be typed into the field. */
function FieldCalendar({
  field,
  ...rest
}: { field: DateFieldProps } & Pick<
  CalendarPopoverProps,
  'fieldId' | 'place' | 'autoFocus' | 'onPick' | 'onClose'
>) {
  const { label, value, today, min, max, span, renderCalendar } = field
  const calendar = { ...rest, label, value, today, min, max, span, jump: field.toward === 'past' }
  return (
    <Suspense fallback={rest.autoFocus && <IgnoredKeys />}>
      {renderCalendar ? renderCalendar(calendar) : <CalendarPopover {...calendar} />}
    </Suspense>
  )
}

/** The date that a text is read as while it is typed, at the right end of the field. */
function Understood({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <span className="relative block">
      <TextSpan>{children}</TextSpan>
      <span
        role="status"
        className="figures pointer-events-none absolute inset-y-0 right-2 flex items-center text-12 text-ink3"
      >
        {text}
      </span>
    </span>
  )
}
