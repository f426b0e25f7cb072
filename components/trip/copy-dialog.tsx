'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { CalendarDate } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import type { CopyOutcome } from '../../lib/trip/copy-outcome.ts'
import { tripHref, type Trip } from '../../lib/trip/trip.ts'
import { copyWithDates } from '../../server/trip/copy-actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field/date-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'

const NO_ANSWER = 'The desk did not answer. Look at the trips before you try again.'

/** Asks for the first day of a copy of a trip, and says what is not sold then. */
export function CopyDialog(props: {
  trip: Trip
  serverNow: string
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { trip, serverNow, open } = props
  const copy = useCopy(trip, () => props.onOpenChange(false))
  const [day, setDay] = useState<CalendarDate | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const change = (next: boolean) => {
    if (!next) copy.forget()
    props.onOpenChange(next)
  }
  return (
    <Dialog open={open} onOpenChange={change} title="Copy with other dates">
      {copy.done === null ? (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (day === null) setProblem('Choose the first day.')
            else copy.start(day)
          }}
        >
          <p className="text-ink2">
            The same flights, rooms and starts are searched for the other days. The trip itself stays as it
            is.
          </p>
          <DateField
            label="First day of the copy"
            value={day}
            onValueChange={(next) => {
              setDay(next)
              setProblem(undefined)
            }}
            today={serverNow.slice(0, 10)}
            min={serverNow.slice(0, 10)}
            error={problem}
          />
          {copy.refusal !== null && <ActNotice tone="bad">{copy.refusal}</ActNotice>}
          <div className="flex justify-end">
            <Button type="submit" variant="primary" pending={copy.pending}>
              Search and copy
            </Button>
          </div>
        </form>
      ) : (
        <Missing done={copy.done} onOpen={copy.open} />
      )}
    </Dialog>
  )
}

type Done = Extract<CopyOutcome, { kind: 'copied' | 'none' }>

/** What is not part of the copy, and the way to it where there is one. */
function Missing({ done, onOpen }: { done: Done; onOpen: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">
        {done.kind === 'none'
          ? 'Nothing of this trip is sold at these dates, so no copy was made.'
          : `${plural(done.count, 'option was', 'options were')} copied. Left out:`}
      </p>
      <ul aria-label="Left out" className="flex flex-col gap-1">
        {done.missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {done.kind === 'copied' && (
        <div className="flex justify-end">
          <Button variant="primary" onClick={onOpen}>
            Open the copy
          </Button>
        </div>
      )}
    </div>
  )
}

/** Copies a trip; where all of it was copied, the copy opens at once. */
function useCopy({ id: tripId }: Trip, close: () => void) {
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const openCopy = (id: string) => {
    close()
    router.push(tripHref(id) as Route)
  }
  async function start(firstDay: CalendarDate) {
    setPending(true)
    setRefusal(null)
    const outcome = await copyWithDates({ tripId, firstDay }).catch(() => null)
    setPending(false)
    if (outcome === null) return setRefusal(NO_ANSWER)
    if (outcome.kind === 'session') return raiseSessionExpired()
    if (outcome.kind === 'refused') return setRefusal(outcome.message)
    if (outcome.kind === 'none' || outcome.missing.length > 0) return setDone(outcome)
    showToast({ title: `${plural(outcome.count, 'option was', 'options were')} copied`, tone: 'ok' })
    openCopy(outcome.id)
  }
  return {
    pending,
    done,
    refusal,
    start: (day: CalendarDate) => void start(day),
    open: () => done?.kind === 'copied' && openCopy(done.id),
    forget: () => {
      setDone(null)
      setRefusal(null)
    },
  }
}
