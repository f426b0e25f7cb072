'use client'

import { useState, type RefObject } from 'react'
import { addDays, formatDate, type CalendarDate } from '../../lib/dates.ts'
import { statementKinds, type StatementKind } from '../../lib/wallet/statement-query.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { PeriodFields } from '../ui/period-fields.tsx'
import { Popover } from '../ui/popover.tsx'
import { useEarlyText } from '../ui/use-early-text.ts'
import { cleanOnLeave } from '../ui/clean-on-leave.ts'
import { typedText } from '../../lib/typed-text.ts'

const KIND_WORDS: Readonly<Record<StatementKind, string>> = {
  all: 'All',
  open: 'Open holds',
  charged: 'Charged',
  released: 'Released',
  refunds: 'Refunds',
  credits: 'Credits',
}

/** Which kind of movement is shown. */
export function KindFilter(props: {
  value: StatementKind
  openCount: number
  onChange: (kind: StatementKind) => void
}) {
  return (
    <div role="group" aria-label="Kind" className="-mx-1 flex max-w-full flex-wrap gap-0.5 px-1">
      {statementKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={props.value === kind}
          onClick={() => props.onChange(kind)}
          className={cx(
            'figures h-8 shrink-0 rounded-control px-2 whitespace-nowrap pointer-coarse:h-10',
            props.value === kind ? 'bg-sunk font-bold text-ink' : 'text-ink2 hover:bg-sunk',
          )}
        >
          {`${KIND_WORDS[kind]}${kind === 'open' && props.openCount > 0 ? ` ${props.openCount}` : ''}`}
        </button>
      ))}
    </div>
  )
}

type Dates = { from: CalendarDate | null; to: CalendarDate | null }

/**
 * First and last day of the movements, by the office's clock.
 */
export function DateFilter({
  from,
  to,
  today,
  onChange,
}: Dates & { today: string; onChange: (dates: Partial<Dates>) => void }) {
  const [open, setOpen] = useState(false)
  const choose = (dates: Dates) => {
    setOpen(false)
    onChange(dates)
  }
  const presets = [
    { label: 'Today', dates: { from: today, to: today } },
    { label: 'Last 7 days', dates: { from: addDays(today, -6), to: today } },
    { label: 'Last 30 days', dates: { from: addDays(today, -29), to: today } },
    { label: 'Any time', dates: { from: null, to: null } },
  ]
  return (
    <Popover
      label="Dates"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button icon={<Icon name="calendar" />}>
          <span className="figures">{datesText({ from, to })}</span>
        </Button>
      }
      className="w-[280px]"
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-1.5">
          {presets.map(({ label, dates }) => (
            <Button key={label} size="small" onClick={() => choose(dates)}>
              {label}
            </Button>
          ))}
        </div>
        <PeriodFields value={{ from, to }} today={today} toward="past" max={today} onValueChange={onChange} />
      </div>
    </Popover>
  )
}

function datesText({ from, to }: Dates): string {
  if (from === null && to === null) return 'Any time'
  if (from === to && from !== null) return formatDate(from)
  if (from === null) return `Until ${formatDate(to ?? '')}`
  return to === null ? `Since ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(to)}`
}

/** A name or a reference; found with Enter, or when the field is left. */
export function FindField({
  input,
  text,
  onFind,
}: {
  input: RefObject<HTMLInputElement | null>
  text: string
  onFind: (text: string) => void
}) {
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  const [searchedText, setSearchedText] = useState<string | null>(null)
  if (shown !== text) {
    // The address has changed, by Back or by the last search. Text that was typed since that search stays.
    setShown(text)
    setSearchedText(null)
    if (searchedText === null || searchedText === typed) setTyped(text)
  }
  useEarlyText(input, text, setTyped)
  const find = (wanted: string) => {
    const words = typedText(wanted)
    if (words === typedText(text)) return
    setSearchedText(words)
    onFind(words)
  }
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        find(typed)
      }}
      className="relative w-[188px] max-narrow:w-full"
    >
      <input
        ref={input}
        type="search"
        aria-label="Name or reference"
        placeholder="Name or reference"
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '') find('')
        }}
        onBlur={cleanOnLeave('search', ({ currentTarget }) => find(currentTarget.value))}
        className="h-8 w-full rounded-control border border-line2 bg-panel px-2.5 pr-9 text-ink pointer-coarse:h-10"
      />
      <span className="pointer-events-none absolute inset-y-0 right-2 flex items-center">
        <Kbd keys="/" />
      </span>
    </form>
  )
}
