'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { emailProblem, phoneProblem } from '../../lib/booking/contact.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import {
  DETAIL_LENGTHS,
  MOST_LOYALTY_NUMBERS,
  type LoyaltyNumber,
  type SavedTraveller,
  type TravellerDetails,
} from '../../lib/traveller/saved-traveller.ts'
import { saveTravellerDetails } from '../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

const EMPTY_NUMBER: LoyaltyNumber = { programme: '', number: '' }

type Change = (part: Partial<TravellerDetails>) => void

/** How a traveller is reached, what they like, and their loyalty numbers. */
export function TravellerDetailsForm({ saved, onDone }: { saved: SavedTraveller; onDone: () => void }) {
  const [details, setDetails] = useState<TravellerDetails>(() => detailsOf(saved))
  const { problems, message, pending, save } = useSaveDetails(saved, onDone)
  const change: Change = (part) => setDetails({ ...details, ...part })
  return (
    <AnsweredForm
      noValidate
      aria-label={`Details of ${saved.firstName} ${saved.lastName}`}
      className="flex flex-col gap-3 border-t bg-sunk px-4 py-3"
      onSubmit={() => void save(details)}
    >
      <div className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1">
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoFocus
          value={details.email}
          error={problems.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          value={details.phone}
          error={problems.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <TextField
          label="Seat"
          placeholder="aisle, front"
          value={details.seat}
          maxLength={DETAIL_LENGTHS.seat}
          onChange={(event) => change({ seat: event.target.value })}
        />
        <TextField
          label="Meal"
          placeholder="vegetarian"
          value={details.meal}
          maxLength={DETAIL_LENGTHS.meal}
          onChange={(event) => change({ meal: event.target.value })}
        />
      </div>
      <LoyaltyFields numbers={details.loyalty} onChange={(loyalty) => change({ loyalty })} />
      {message !== null && <ActNotice tone="bad">{message}</ActNotice>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Not now</Button>
        <Button type="submit" variant="primary" pending={pending}>
          Save details
        </Button>
      </div>
    </AnsweredForm>
  )
}

/** One line for each number, and an empty one for the next. A line with both fields empty is not saved. */
function LoyaltyFields(props: {
  numbers: readonly LoyaltyNumber[]
  onChange: (numbers: readonly LoyaltyNumber[]) => void
}) {
  const { numbers } = props
  const lines = numbers.length < MOST_LOYALTY_NUMBERS ? [...numbers, EMPTY_NUMBER] : numbers
  const set = (at: number, part: Partial<LoyaltyNumber>) =>
    props.onChange(
      lines
        .map((line, index) => (index === at ? { ...line, ...part } : line))
        .filter((line, index) => index < numbers.length || !isEmpty(line)),
    )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">Loyalty numbers</legend>
      {lines.map((line, at) => (
        <div key={at} className="grid grid-cols-2 gap-3">
          <TextField
            label={`Airline or programme ${at + 1}`}
            hideLabel
            placeholder="Airline or programme"
            value={line.programme}
            maxLength={DETAIL_LENGTHS.programme}
            onChange={(event) => set(at, { programme: event.target.value })}
          />
          <TextField
            label={`Number ${at + 1}`}
            hideLabel
            placeholder="Number"
            code
            value={line.number}
            maxLength={DETAIL_LENGTHS.number}
            onChange={(event) => set(at, { number: event.target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}

function isEmpty({ programme, number }: LoyaltyNumber): boolean {
  return programme.trim() === '' && number.trim() === ''
}

function detailsOf({ email, phone, seat, meal, loyalty }: TravellerDetails): TravellerDetails {
  return { email, phone, seat, meal, loyalty }
}

type Problems = { email?: string | undefined; phone?: string | undefined }

function useSaveDetails(saved: SavedTraveller, onDone: () => void) {
  const router = useRouter()
  const [problems, setProblems] = useState<Problems>({})
  const [message, setMessage] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [before, setBefore] = useState(() => detailsOf(saved))

  async function save(typed: TravellerDetails) {
    const loyalty = typed.loyalty.filter((line) => !isEmpty(line))
    const found: Problems = {
      email: (typed.email.trim() !== '' && emailProblem(typed.email)) || undefined,
      phone: (typed.phone.trim() !== '' && phoneProblem(typed.phone)) || undefined,
    }
    setProblems(found)
    if (found.email !== undefined || found.phone !== undefined) return
    if (loyalty.some(({ programme, number }) => programme.trim() === '' || number.trim() === ''))
      return setMessage('Give each loyalty number its airline or programme.')
    setPending(true)
    setMessage(null)
    const details = { ...typed, loyalty }
    const outcome = await saveTravellerDetails({ id: saved.id, before, details }).catch(
      () => ({ kind: 'refused', message: `${DESK_AWAY}. Save again: it is saved once.` }) as const,
    )
    setPending(false)
    if (outcome.kind === 'session') raiseSessionExpired()
    if (outcome.kind === 'refused') setMessage(outcome.message)
    if (outcome.kind === 'changed') {
      setBefore(outcome.details)
      setMessage('A colleague changed these details meanwhile. Save again to keep yours.')
    }
    if (outcome.kind !== 'saved') return
    router.refresh()
    onDone()
  }

  return { problems, message, pending, save }
}
