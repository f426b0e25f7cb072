'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ADULT_TITLE_FROM } from '../../contract/booking/person.ts'
import { ageOn } from '../../lib/booking/age.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import type { CalendarDate } from '../../lib/dates.ts'
import { saveTravellerOfClient } from '../../server/traveller/actions.ts'
import { titleOptions } from '../traveller/title-options.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { DateField } from '../ui/date-field/date-field.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'

/** The names, title and date of birth of somebody who was never saved; the passport comes with a booking. */
export function NewTraveller(props: { clientId: string; today: CalendarDate; onDone: () => void }) {
  const { clientId, today, onDone } = props
  const [names, setNames] = useState({ lastName: '', firstName: '' })
  const [birthDate, setBirthDate] = useState<CalendarDate | null>(null)
  const [title, setTitle] = useState('')
  const isChild = birthDate !== null && ageOn(birthDate, today) < ADULT_TITLE_FROM
  const { message, pending, save } = useSaveTraveller(clientId, onDone)
  const set = (part: Partial<typeof names>) => setNames({ ...names, ...part })
  return (
    <AnsweredForm
      noValidate
      aria-label="New traveller"
      className="flex flex-col gap-3 rounded-control border bg-sunk p-3"
      onSubmit={() => void save({ ...names, title, birthDate })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_150px_120px] gap-3 max-narrow:grid-cols-1">
        <TextField
          label="Last name"
          autoFocus
          value={names.lastName}
          maxLength={60}
          onChange={(event) => set({ lastName: event.target.value })}
        />
        <TextField
          label="First names"
          value={names.firstName}
          maxLength={60}
          onChange={(event) => set({ firstName: event.target.value })}
        />
        <DateField
          label="Date of birth"
          toward="past"
          today={today}
          max={today}
          value={birthDate}
          onValueChange={setBirthDate}
        />
        <Select
          label="Title, optional"
          options={titleOptions(isChild)}
          value={title === '' ? null : title}
          onValueChange={setTitle}
        />
      </div>
      {message !== null && <ActNotice tone="bad">{message}</ActNotice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Not now</Button>
        <Button type="submit" variant="primary" pending={pending}>
          Save traveller
        </Button>
      </div>
    </AnsweredForm>
  )
}

function useSaveTraveller(clientId: string, onDone: () => void) {
  const router = useRouter()
  const [message, setMessage] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  async function save(person: {
    lastName: string
    firstName: string
    title: string
    birthDate: CalendarDate | null
  }) {
    setPending(true)
    setMessage(null)
    const outcome = await saveTravellerOfClient(clientId, { ...NOTHING_ELSE, ...person }).catch(
      () => ({ kind: 'refused', message: `${DESK_AWAY}. Save again: one person is saved once.` }) as const,
    )
    setPending(false)
    if (outcome.kind === 'session') raiseSessionExpired()
    if (outcome.kind === 'refused') setMessage(outcome.message)
    if (outcome.kind !== 'done') return
    router.refresh()
    onDone()
  }
  return { message, pending, save }
}

const NOTHING_ELSE = {
  gender: '',
  nationality: '',
  passportNumber: '',
  passportExpiry: null,
  passportIssued: null,
  passportCountry: '',
} as const
