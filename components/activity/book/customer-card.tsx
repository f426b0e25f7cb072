'use client'

import { useController, useFormContext, useFormState } from 'react-hook-form'
import { salutations, type ActivityForm } from '../../../lib/activity/booking-form.ts'
import { customerOfSaved, LEAD_FROM } from '../../../lib/activity/form-for-people.ts'
import { personNameAdvice } from '../../../lib/booking/name-advice.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { whoFits } from '../../traveller/who-fits.ts'
import { NameFields } from '../../traveller/name-fields.tsx'
import { SavedNames } from '../../traveller/saved-names.tsx'
import { ReachFields } from '../../booking/book/reach-fields.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

/**
 * Who books and presents the voucher, and how they are reached.
 * @param props.date day of the activity
 */
export function CustomerCard({ locked, date }: { locked: boolean; date: CalendarDate }) {
  return (
    <Card title="Lead traveller" aside="presents the voucher">
      <div className="flex flex-col gap-3 p-4">
        <SavedNames
          kind="activity"
          isLead
          locked={locked}
          who="the lead traveller"
          lastName="lastName"
          valuesOf={customerOfSaved}
          offered={(travellers) => whoFits(travellers, { from: LEAD_FROM, below: null, on: date }, [])}
        >
          {(offering) => (
            <div className="grid grid-cols-[110px_minmax(0,1fr)_minmax(0,1fr)] gap-3 max-narrow:grid-cols-1">
              <SalutationField locked={locked} />
              <NameFields base="" locked={locked} offering={offering} adviceOf={personNameAdvice} />
            </div>
          )}
        </SavedNames>
        <div className="grid grid-cols-3 gap-3 max-narrow:grid-cols-1">
          <ReachFields locked={locked} />
          <ReferenceField locked={locked} />
        </div>
      </div>
    </Card>
  )
}

function SalutationField({ locked }: { locked: boolean }) {
  const { field, fieldState } = useController<ActivityForm, 'salutation'>({ name: 'salutation' })
  return (
    <FieldPlace name={field.name}>
      <Select
        label="Title"
        disabled={locked}
        options={salutations.map((value) => ({ value, label: value }))}
        value={salutations.find((one) => one === field.value) ?? null}
        onValueChange={field.onChange}
        error={fieldState.error?.message}
      />
    </FieldPlace>
  )
}

function ReferenceField({ locked }: { locked: boolean }) {
  const { register } = useFormContext<ActivityForm>()
  const { errors } = useFormState<ActivityForm>()
  return (
    <FieldPlace name="reference">
      <TextField
        label="Your reference, optional"
        readOnly={locked}
        {...register('reference')}
        error={errors.reference?.message}
      />
    </FieldPlace>
  )
}
