'use client'

import { useId, useState } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { MOST_TRAVELLERS, type TripTraveller } from '../../lib/trip/trip-traveller.ts'
import { SavedSuggestions } from '../traveller/saved-suggestions.tsx'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { TripActs } from './use-trip-acts.ts'

type Chosen = Pick<TripTraveller, 'id' | 'name'>

/** Asks who travels, in order. Each opening asks anew. */
export function TripTravellersDialog(props: {
  travellers: readonly TripTraveller[]
  acts: TripActs
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { travellers, acts, open, onOpenChange } = props
  const form = useId()
  const [chosen, setChosen] = useState<readonly Chosen[]>(travellers)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setChosen(travellers)
  }
  async function save() {
    if (await acts.chooseTravellers(chosen.map(({ id }) => id))) onOpenChange(false)
  }
  return (
    <Dialog
      title="Travellers of the trip"
      description="Searches and forms of this trip are filled in with them. The first is the lead traveller."
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Not now</Button>
          <Button variant="primary" type="submit" form={form} pending={acts.busy === 'travellers'}>
            Save
          </Button>
        </>
      }
    >
      <AnsweredForm id={form} noValidate onSubmit={() => void save()} className="flex flex-col gap-3">
        <ChosenTravellers chosen={chosen} onChange={setChosen} />
        <AddTraveller
          chosen={chosen}
          onAdd={({ id, firstName, lastName }) =>
            setChosen([...chosen, { id, name: nameCase(`${firstName} ${lastName}`) }])
          }
        />
      </AnsweredForm>
    </Dialog>
  )
}

function ChosenTravellers(props: {
  chosen: readonly Chosen[]
  onChange: (chosen: readonly Chosen[]) => void
}) {
  const { chosen, onChange } = props
  if (chosen.length === 0) return null
  return (
    <ol aria-label="Chosen travellers" className="divide-y rounded-control border">
      {chosen.map(({ id, name }, index) => (
        <li key={id} className="flex items-center gap-2 py-1 pr-1 pl-3">
          <PersonName text={name} className="min-w-0 flex-1 wrap-anywhere" />
          {index === 0 && <span className="text-12 text-ink2">lead</span>}
          <BlockableButton
            size="small"
            variant="plain"
            aria-label={`Move ${name} up`}
            disabledReason={index === 0 ? 'Nobody is before the lead traveller.' : undefined}
            onClick={() => onChange(movedUp(chosen, index))}
          >
            Up
          </BlockableButton>
          <Button
            size="small"
            variant="plain"
            aria-label={`Take ${name} off the list`}
            icon={<Icon name="close" />}
            onClick={() => onChange(chosen.filter((each) => each.id !== id))}
          />
        </li>
      ))}
    </ol>
  )
}

function movedUp(chosen: readonly Chosen[], index: number): Chosen[] {
  const moved = [...chosen]
  moved.splice(index - 1, 0, ...moved.splice(index, 1))
  return moved
}

/** Adds a saved traveller whose name is typed. */
function AddTraveller(props: { chosen: readonly Chosen[]; onAdd: (saved: SavedTraveller) => void }) {
  const { chosen, onAdd } = props
  const [typed, setTyped] = useState('')
  if (chosen.length >= MOST_TRAVELLERS) {
    return <p className="text-ink2">{`A trip has at most ${MOST_TRAVELLERS} travellers.`}</p>
  }
  return (
    <SavedSuggestions
      typed={typed === '' ? null : typed}
      offered={(all) => all.filter(({ id }) => chosen.every((each) => each.id !== id)).slice(0, 6)}
      onChoose={(saved) => {
        onAdd(saved)
        setTyped('')
      }}
    >
      {(suggesting) => (
        <TextField
          {...suggesting}
          label="Add a saved traveller"
          placeholder="Name"
          hint="People are saved with their first booking, or on the page of their client."
          value={typed}
          maxLength={80}
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </SavedSuggestions>
  )
}
