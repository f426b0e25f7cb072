'use client'

import { useFormContext, useFormState } from 'react-hook-form'
import type { PassengerTypeCode } from '../../../contract/booking/person.ts'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import { ReachFields } from '../../booking/book/reach-fields.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'

const MARKUPS = [
  { type: 1, field: 'adult', label: 'For each adult' },
  { type: 2, field: 'child', label: 'For each child' },
  { type: 3, field: 'infant', label: 'For each infant' },
] as const

/** Whom the airline reaches, and, folded away, what the office adds to the price. */
export function ContactCard({ types, locked }: { types: readonly PassengerTypeCode[]; locked: boolean }) {
  const { register } = useFormContext<PassengerForm>()
  const { errors } = useFormState<PassengerForm>()
  return (
    <Card title="Contact" aside="for the airline, at schedule changes">
      <div className="flex flex-col gap-3 p-4">
        <div className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1">
          <ReachFields locked={locked} />
        </div>
        <details open={errors.markup !== undefined || undefined}>
          <summary className="w-fit rounded-pill text-ink2 hover:text-ink">
            Markup, on what the client pays
          </summary>
          <div className="grid grid-cols-3 gap-3 pt-2 max-narrow:grid-cols-1">
            {MARKUPS.filter((markup) => types.includes(markup.type)).map(({ field, label }) => (
              <FieldPlace key={field} name={`markup.${field}`}>
                <TextField
                  label={label}
                  inputMode="decimal"
                  placeholder="0.00"
                  suffix="USD"
                  readOnly={locked}
                  {...register(`markup.${field}`)}
                  error={errors.markup?.[field]?.message}
                />
              </FieldPlace>
            ))}
          </div>
          <p className="pt-2 text-12 text-ink2">Noted with the booking; the wallet holds the fare alone.</p>
        </details>
      </div>
    </Card>
  )
}
