'use client'

import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { HOTEL_NOTE_MAX } from '../../../contract/hotel/limits.ts'
import type { GuestForm } from '../../../lib/hotel/guest-form.ts'
import { CountryField } from '../../place/country-field.tsx'
import { ReachFields } from '../../booking/book/reach-fields.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** Whom the hotel reaches, where the guests come from, and what they ask for. */
export function ContactCard({ locked }: { locked: boolean }) {
  const { register } = useFormContext<GuestForm>()
  const { errors } = useFormState<GuestForm>()
  return (
    <Card title="Contact and wishes" aside="for the hotel">
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
      </div>
    </Card>
  )
}

function NoteHint() {
  const { length } = useWatch<GuestForm, 'note'>({ name: 'note' })
  const left = HOTEL_NOTE_MAX - length
  return (
    <span className="figures">
      Passed on as a wish, not promised. {length > 0 && `${left} of ${HOTEL_NOTE_MAX} characters left.`}
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
