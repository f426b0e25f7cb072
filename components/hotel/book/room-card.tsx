'use client'

import { useController, useFormContext } from 'react-hook-form'
import type { CalendarDate } from '../../../lib/dates.ts'
import { whoFits, type PersonInForm } from '../../traveller/who-fits.ts'
import { titleOptions } from '../../traveller/title-options.ts'
import { hasChildTitle, type GuestForm } from '../../../lib/hotel/guest-form.ts'
import { agesOfGuest, guestOfSaved } from '../../../lib/hotel/form-for-people.ts'
import { guestNameAdvice } from '../../../lib/hotel/guest-name.ts'
import type { StayRoom } from '../../../lib/hotel/stay.ts'
import type { SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'
import { NameFields } from '../../traveller/name-fields.tsx'
import { SavedNames } from '../../traveller/saved-names.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'
import { Select } from '../../ui/select.tsx'
import { guestsText } from '../../../lib/hotel/stay.ts'

/** `checkOut`: on this day guests are as old as the form says. */
type Place = { room: number; guest: number; locked: boolean; checkOut: CalendarDate }

/** One room and its guests: the lead guest first, children with the ages they were searched for. */
export function RoomCard(props: {
  index: number
  name: string | null
  room: StayRoom
  locked: boolean
  checkOut: CalendarDate
}) {
  const { index, room, locked, checkOut } = props
  const { getValues } = useFormContext<GuestForm>()
  const guests = getValues(`rooms.${index}.guests`)
  return (
    <Card
      title={props.name === null ? `Room ${index + 1}` : `Room ${index + 1}, ${props.name}`}
      aside={guestsText([room])}
    >
      <ul>
        {guests.map(({ age }, at) => (
          <li key={at} className="border-b p-4 last:border-b-0">
            <GuestFieldset place={{ room: index, guest: at, locked, checkOut }} age={age} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function GuestFieldset({ place, age }: { place: Place; age: number | null }) {
  const { getValues } = useFormContext<GuestForm>()
  const who = roleText(place.guest, age)
  return (
    <fieldset>
      <legend className="mb-1.5 text-12 font-medium text-ink2">{who}</legend>
      <SavedNames
        kind="hotel"
        isLead={place.room === 0 && place.guest === 0}
        locked={place.locked}
        who={savedWho(place, age)}
        lastName={`rooms.${place.room}.guests.${place.guest}.lastName`}
        valuesOf={(saved) => savedGuest(place, age, saved)}
        offered={(travellers) =>
          whoFits(travellers, agesOfGuest(age, place.checkOut), othersIn(getValues(), place))
        }
      >
        {(offering) => (
          <div className="grid grid-cols-[110px_minmax(0,1fr)_minmax(0,1fr)] gap-3 max-narrow:grid-cols-1">
            <TitleField place={place} child={hasChildTitle(age)} />
            <NameFields
              base={`rooms.${place.room}.guests.${place.guest}.`}
              locked={place.locked}
              offering={offering}
              adviceOf={guestNameAdvice}
            />
          </div>
        )}
      </SavedNames>
    </fieldset>
  )
}

/** The guests that have a bed already. The form asks for no date of birth. */
function othersIn({ rooms }: GuestForm, place: Place): PersonInForm[] {
  return rooms.flatMap(({ guests }, room) =>
    guests.flatMap(({ firstName, lastName }, guest) =>
      room === place.room && guest === place.guest ? [] : [{ firstName, lastName, birthDate: null }],
    ),
  )
}

/**
 * The fields that a saved traveller fills: names, the title at this age, and the lead guest's nationality.
 */
function savedGuest(
  { room, guest }: Place,
  age: number | null,
  saved: SavedTraveller,
): Record<string, string> {
  const at = `rooms.${room}.guests.${guest}`
  const isLead = room === 0 && guest === 0
  return {
    ...Object.fromEntries(
      Object.entries(guestOfSaved(age, saved)).map(([field, value]) => [`${at}.${field}`, value]),
    ),
    ...(isLead && { nationality: saved.nationality }),
  }
}

/** `Lead guest`, `Guest 2`, `Child, 6 at check-out`. */
function roleText(guest: number, age: number | null): string {
  if (age !== null) return `Child, ${age} at check-out`
  return guest === 0 ? 'Lead guest (checks in with the voucher)' : `Guest ${guest + 1}`
}

/** `the lead guest`, `guest 2 of room 1`. */
function savedWho({ room, guest }: Place, age: number | null): string {
  if (room === 0 && guest === 0) return 'the lead guest'
  return `${age === null ? 'guest' : 'child, guest'} ${guest + 1} of room ${room + 1}`
}

function TitleField({ place, child }: { place: Place; child: boolean }) {
  const { field, fieldState } = useController<GuestForm, `rooms.${number}.guests.${number}.title`>({
    name: `rooms.${place.room}.guests.${place.guest}.title`,
  })
  return (
    <FieldPlace name={field.name}>
      <Select
        label={place.guest === 0 ? 'Title' : 'Title, optional'}
        disabled={place.locked}
        options={titleOptions(child)}
        value={field.value === '' ? null : field.value}
        onValueChange={field.onChange}
        error={fieldState.error?.message}
      />
    </FieldPlace>
  )
}
