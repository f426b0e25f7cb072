'use client'

import { useId, useRef, useState } from 'react'
import { addDays, type CalendarDate } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { wallOf } from '../../lib/quote/quote-words.ts'
import { MOST_OPEN_DAYS, OPEN_HOURS, QUOTE_TEXT_MAX, type QuotesView } from '../../lib/quote/quote.ts'
import { totalsOf } from '../../lib/trip/trip-totals.ts'
import type { Trip } from '../../lib/trip/trip.ts'
import { instantOf, zoneText } from '../../lib/zone.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Money } from '../ui/money.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { QuoteActs } from './use-quote-acts.ts'
import { dateFormat } from '../../lib/date-format.ts'

type Props = {
  trip: Trip
  serverNow: string
  texts: QuotesView['texts']
  acts: QuoteActs
  onCheck: () => void
  onClose: () => void
}

/** Asks until when a trip is offered and with which words, and offers it. */
export function OfferDialog(props: Props) {
  const { trip, serverNow, acts, onClose } = props
  const form = useId()
  const note = useRef<HTMLTextAreaElement>(null)
  const end = useOfferEnd(serverNow)
  const [texts, setTexts] = useState({ ...props.texts, note: '' })
  const write = (name: keyof typeof texts) => ({
    value: texts[name],
    maxLength: QUOTE_TEXT_MAX,
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  })
  async function make() {
    const openUntil = end.read()
    if (openUntil === null) return
    if (await acts.make(openUntil, { ...texts, timeZone: end.timeZone })) onClose()
  }
  return (
    <Dialog
      title="Offer to the client"
      description="The client gets a page behind a link, with client prices and names only."
      open
      size="wide"
      initialFocus={note}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" type="submit" form={form} pending={acts.busy === 'make'}>
            Make the offer
          </Button>
        </>
      }
    >
      <AnsweredForm id={form} noValidate onSubmit={() => void make()} className="flex flex-col gap-4">
        <Offered trip={trip} />
        <OldPrices {...props} />
        <div className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1">
          <DateField
            label="Open until"
            value={end.date}
            today={end.today}
            min={end.today}
            max={addDays(end.today, MOST_OPEN_DAYS)}
            toward="future"
            onValueChange={end.setDate}
            error={end.problem ?? undefined}
          />
          <TextField
            label={`Time, ${zoneText(end.timeZone)}`}
            value={end.time}
            inputMode="numeric"
            onChange={({ target }) => end.setTime(target.value)}
          />
        </div>
        <TextArea
          ref={note}
          label="Note to the client"
          hint="For this offer alone."
          rows={2}
          {...write('note')}
        />
        <TextArea label="Payment" hint="The next offer says it too." rows={2} {...write('payment')} />
        <TextArea label="Further words" hint="The next offer says them too." rows={2} {...write('words')} />
      </AnsweredForm>
    </Dialog>
  )
}

/** What is offered and what it comes to. */
function Offered({ trip }: { trip: Trip }) {
  const open = trip.options.filter(({ booking }) => booking === null)
  const slots = new Set(open.map(({ slot }) => slot)).size
  const booked = trip.options.length - open.length + trip.attached.length
  const choices = open.length - slots
  return (
    <p className="figures flex flex-wrap items-baseline justify-between gap-3">
      <span className="text-ink2">
        {[
          plural(slots, 'item'),
          choices > 0 && `${plural(choices, 'alternative')} to choose from`,
          booked > 0 && `${booked} booked already`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Money totalCents={totalsOf(trip).clientCents} flash={false} className="text-18 font-bold" />
    </p>
  )
}

/** Says which prices may have changed since their last check, and offers to check them first. */
function OldPrices({ trip, serverNow, onCheck, onClose }: Props) {
  const old = trip.options.filter(
    ({ booking, checkedAt, validMinutes }) =>
      booking === null && Date.parse(serverNow) > Date.parse(checkedAt) + validMinutes * 60_000,
  )
  if (old.length === 0) return null
  return (
    <ActNotice
      tone="held"
      action={
        <Button
          size="small"
          onClick={() => {
            onClose()
            onCheck()
          }}
        >
          Check first
        </Button>
      }
    >
      <span>{`${plural(old.length, 'price')} may have changed since the last check.`}</span>
    </ActNotice>
  )
}

/** The end of an offer as it is typed, by the clocks of the person: two days ahead at first, on the hour. */
function useOfferEnd(serverNow: string) {
  const { timeZone } = dateFormat(undefined, {}).resolvedOptions()
  const [first] = useState(() => {
    const hour = 3_600_000
    const ms = Math.ceil((Date.parse(serverNow) + OPEN_HOURS * hour) / hour) * hour
    return wallOf(new Date(ms).toISOString(), timeZone)
  })
  const [date, setDate] = useState<CalendarDate | null>(first.slice(0, 10))
  const [time, setTime] = useState(first.slice(11, 16))
  const [problem, setProblem] = useState<string | null>(null)
  /** The instant that is typed; null where it is none, which the field says then. */
  function read(): string | null {
    const clock = /^(\d{1,2})[:.]?(\d{2})$/.exec(time.trim())
    const [hours, minutes] = [Number(clock?.[1]), Number(clock?.[2])]
    if (date === null) return fail('Choose a day.')
    if (clock === null || hours > 23 || minutes > 59) return fail('Write the time as 18:00.')
    const wall = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    const end = new Date(instantOf(timeZone, date, wall)).toISOString()
    if (end <= serverNow) return fail('This is over already.')
    setProblem(null)
    return end
  }
  function fail(text: string): null {
    setProblem(text)
    return null
  }
  const today = wallOf(serverNow, timeZone).slice(0, 10)
  return { timeZone, today, date, setDate, time, setTime, problem, read }
}
