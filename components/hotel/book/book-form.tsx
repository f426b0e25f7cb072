'use client'

import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { HOTEL_NOTE_MAX } from '../../../contract/hotel/limits.ts'
import { markupOf, type MarkupType } from '../../../lib/booking/markup.ts'
import { checkGuestForm, type GuestForm } from '../../../lib/hotel/guest-form.ts'
import { clientPrice, type NetCents } from '../../../lib/money.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { MarkupSection } from '../../booking/book/markup-section.tsx'
import { ReachFields } from '../../booking/book/reach-fields.tsx'
import { useTypedRule } from '../../booking/book/typed-rule.ts'
import { CopiedOffer } from '../../copied/copied-offer.tsx'
import { CountryField } from '../../place/country-field.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { guestCards } from './guest-cards.ts'
import { RatePanel } from './rate-panel.tsx'
import { RoomCard } from './room-card.tsx'
import { useGuestForm, type GuestFormProps } from './use-guest-form.ts'

/**
 * The booking form of a rate, with the rate in a side column. Everything typed is kept when something fails.
 */
export function HotelBookForm(props: GuestFormProps) {
  const { check, rooms } = props
  const { offer } = check
  const { frame, party } = useGuestForm(props)
  const locked = frame.hold.status !== 'idle'
  const rule = useTypedRule<GuestForm>(frame.form.control)
  const clientOf = (netCents: NetCents) => clientPrice(netCents, markupOf(rule, netCents, party))

  return (
    <BookFrame
      {...frame}
      title="Guests"
      nameIn={nameIn}
      backHref={props.ratesHref}
      panel={({ onBack, children }) => (
        <RatePanel check={check} rule={rule} clientOf={clientOf} onBack={onBack}>
          {children}
        </RatePanel>
      )}
    >
      <CopiedOffer<GuestForm>
        kind="hotel"
        locked={locked}
        cardsOf={(typed) => guestCards(typed, offer?.checkOut ?? props.serverNow.slice(0, 10))}
        check={checkGuestForm}
      />
      {rooms.map((room, index) => (
        <RoomCard
          key={index}
          index={index}
          name={offer?.rooms[index]?.name ?? null}
          room={room}
          locked={locked}
          checkOut={offer?.checkOut ?? props.serverNow.slice(0, 10)}
        />
      ))}
      <ContactCard types={party.children > 0 ? ['adult', 'child'] : ['adult']} locked={locked} />
    </BookFrame>
  )
}

function nameIn({ rooms }: GuestForm): string | null {
  const lead = rooms[0]?.guests[0]
  return lead && lead.lastName !== '' ? `${lead.lastName}, ${lead.firstName}` : null
}

/** How the hotel contacts the guests, where they come from, and their requests. */
function ContactCard({ types, locked }: { types: readonly MarkupType[]; locked: boolean }) {
  const { register } = useFormContext<GuestForm>()
  const { errors } = useFormState<GuestForm>()
  return (
    <Card title="Contact and requests" aside="for the hotel">
      <div className="flex flex-col gap-3 p-4">
        <div className="grid grid-cols-3 gap-3 max-narrow:grid-cols-1">
          <ReachFields locked={locked} />
          <NationalityField locked={locked} />
        </div>
        <FieldPlace name="note">
          <TextArea
            label="Note to the hotel, optional"
            rows={3}
            readOnly={locked}
            {...register('note')}
            hint={<NoteHint />}
            error={errors.note?.message}
          />
        </FieldPlace>
        <MarkupSection types={types} only="the rate" locked={locked} />
      </div>
    </Card>
  )
}

function NoteHint() {
  const { length } = useWatch<GuestForm, 'note'>({ name: 'note' })
  const left = HOTEL_NOTE_MAX - length
  return (
    <span className="figures">
      {`Request only, not guaranteed. ${length > 0 ? `${left} of ${HOTEL_NOTE_MAX} characters left.` : ''}`}
    </span>
  )
}

function NationalityField({ locked }: { locked: boolean }) {
  const { field, fieldState } = useController<GuestForm, 'nationality'>({ name: 'nationality' })
  return (
    <FieldPlace name="nationality">
      <CountryField
        label="Nationality, optional"
        disabled={locked}
        value={field.value}
        onValueChange={field.onChange}
        error={fieldState.error?.message}
      />
    </FieldPlace>
  )
}
