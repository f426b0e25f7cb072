'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import type { ClientTravellerOutcome } from '../../lib/client/client.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { formatDate, type CalendarDate } from '../../lib/dates.ts'
import { savedNumberIn, type SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { addClientTraveller, removeClientTraveller } from '../../server/client/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { SavedSuggestions } from '../traveller/saved-suggestions.tsx'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldPlace } from '../ui/field-place.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { TextField } from '../ui/text-field.tsx'
import { NewTraveller } from './new-traveller.tsx'
import { TravellerDetailsForm } from './traveller-details-form.tsx'

/** The saved travellers of a client, with what is saved of each; one is added by typing the name. */
export function ClientTravellers(props: {
  clientId: string
  travellers: readonly SavedTraveller[]
  today: CalendarDate
  bar: string | null
}) {
  const { clientId, travellers } = props
  const [editing, setEditing] = useState<string | null>(null)
  const { message, pending, act } = useTravellerAct()
  return (
    <Card title="Travellers" aside={<span className="text-12">their details come into booking forms</span>}>
      {travellers.length === 0 && (
        <p className="border-b px-4 py-3 text-ink2">
          None yet. Add the people whom this client sends on journeys.
        </p>
      )}
      <ul>
        {travellers.map((saved) => (
          <li key={saved.id} className="border-b">
            <TravellerRow
              saved={saved}
              isOpen={editing === saved.id}
              pending={pending}
              mayChange={props.bar === null}
              onEdit={() => setEditing(editing === saved.id ? null : saved.id)}
              onRemove={() => void act(() => removeClientTraveller({ clientId, travellerId: saved.id }))}
            />
            {editing === saved.id && <TravellerDetailsForm saved={saved} onDone={() => setEditing(null)} />}
          </li>
        ))}
      </ul>
      {message !== null && (
        <div className="px-4 pt-3">
          <ActNotice tone="bad">{message}</ActNotice>
        </div>
      )}
      {props.bar === null && (
        <AddTraveller
          clientId={clientId}
          travellers={travellers}
          today={props.today}
          onAdd={(travellerId) => act(() => addClientTraveller({ clientId, travellerId }))}
        />
      )}
    </Card>
  )
}

function TravellerRow(props: {
  saved: SavedTraveller
  isOpen: boolean
  pending: boolean
  mayChange: boolean
  onEdit: () => void
  onRemove: () => void
}) {
  const { saved } = props
  const name = nameCase(`${saved.firstName} ${saved.lastName}`)
  const passport = savedNumberIn(saved.passportNumber)
  const facts = [
    saved.birthDate && `born ${formatDate(saved.birthDate)}`,
    passport ? `passport ${passport.masked}` : 'no passport saved',
    saved.passportExpiry && `until ${formatDate(saved.passportExpiry)}`,
  ].filter(Boolean)
  const reach = [saved.email, saved.phone].filter(Boolean)
  const wishes = [
    ...saved.loyalty.map(({ programme, number }) => `${programme} ${number}`),
    saved.seat && `seat ${saved.seat}`,
    saved.meal && `meal ${saved.meal}`,
  ].filter(Boolean)
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-2">
      <div className="min-w-0 flex-1 basis-[260px]">
        <PersonName text={name} className="block font-medium wrap-anywhere" />
        <span className="figures block text-ink2">{facts.join(', ')}</span>
        {reach.length > 0 && (
          <span translate="no" className="figures block wrap-anywhere text-ink2">
            {reach.join(' · ')}
          </span>
        )}
        {wishes.length > 0 && (
          <span translate="no" className="block wrap-anywhere text-ink2">
            {wishes.join(' · ')}
          </span>
        )}
      </div>
      {props.mayChange && (
        <span className="flex gap-2">
          <Button
            size="small"
            aria-expanded={props.isOpen}
            aria-label={`Edit the details of ${name}`}
            onClick={props.onEdit}
          >
            Edit
          </Button>
          <Button
            size="small"
            pending={props.pending}
            aria-label={`Remove ${name} from this client`}
            onClick={props.onRemove}
          >
            Remove
          </Button>
        </span>
      )}
    </div>
  )
}

/** The field that finds saved travellers, and the form of one who was never saved. */
function AddTraveller(props: {
  clientId: string
  travellers: readonly SavedTraveller[]
  today: CalendarDate
  onAdd: (travellerId: string) => Promise<boolean>
}) {
  const [typed, setTyped] = useState('')
  const [isNew, setNew] = useState(false)
  const offered = (all: readonly SavedTraveller[]) =>
    all.filter(({ id }) => props.travellers.every((one) => one.id !== id)).slice(0, 6)
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      <SavedSuggestions
        typed={typed === '' ? null : typed}
        offered={offered}
        onChoose={(saved) => void props.onAdd(saved.id).then((isAdded) => isAdded && setTyped(''))}
      >
        {(suggesting) => (
          <div className="flex items-end gap-3 max-narrow:flex-col max-narrow:items-stretch">
            <FieldPlace name="add-traveller" className="min-w-0 flex-1">
              <TextField
                {...suggesting}
                label="Add a saved traveller"
                placeholder="Name"
                value={typed}
                maxLength={80}
                onChange={(event) => setTyped(event.target.value)}
              />
            </FieldPlace>
            <Button aria-expanded={isNew} onClick={() => setNew(!isNew)}>
              New traveller
            </Button>
          </div>
        )}
      </SavedSuggestions>
      {isNew && <NewTraveller clientId={props.clientId} today={props.today} onDone={() => setNew(false)} />}
    </div>
  )
}

/** Adds or removes a traveller, and reads the page again. Doing it twice changes nothing. */
function useTravellerAct() {
  const router = useRouter()
  const [message, setMessage] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  async function act(send: () => Promise<ClientTravellerOutcome>): Promise<boolean> {
    setPending(true)
    setMessage(null)
    const outcome = await send().catch((): ClientTravellerOutcome => ({
      kind: 'refused',
      message: `${DESK_AWAY}. Try again.`,
    }))
    setPending(false)
    if (outcome.kind === 'session') raiseSessionExpired()
    if (outcome.kind === 'refused') setMessage(outcome.message)
    if (outcome.kind === 'done') router.refresh()
    return outcome.kind === 'done'
  }
  return { message, pending, act }
}
