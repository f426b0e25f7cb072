'use client'

import { useController, useFormContext, useFormState } from 'react-hook-form'
import { addsNothing, markupTypes, ruleText, type MarkupType } from '../../../lib/booking/markup.ts'
import { ruleOfTyped, type MarkupUnit, type TypedMarkup } from '../../../lib/booking/typed-markup.ts'
import { formatShort } from '../../../lib/money.ts'
import { amountWords, FIELD_LABELS, UNITS } from '../../markup/unit-words.ts'
import { FieldPlace } from '../../ui/field-place.tsx'
import { Select } from '../../ui/select.tsx'
import { NetOnly, NO_MARKUP } from '../../ui/shown-prices.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Form = { markup: TypedMarkup }

/**
 * The office's markup on this booking, collapsed. It opens with the default of the agent or the office. A
 * client must not see it.
 * @param props.types those who are booked: only they have amounts per person
 * @param props.only the only amount that is taken from the wallet: "the fare"
 */
export function MarkupSection(props: { types: readonly MarkupType[]; only: string; locked: boolean }) {
  return (
    <NetOnly>
      <Section {...props} />
    </NetOnly>
  )
}

function Section({ types, only, locked }: Parameters<typeof MarkupSection>[0]) {
  const { register } = useFormContext<Form>()
  const { errors } = useFormState<Form>()
  const { field: unitField } = useController<Form, 'markup.unit'>({ name: 'markup.unit' })
  const { field: typed } = useController<Form, 'markup'>({ name: 'markup' })
  const rule = ruleOfTyped(typed.value)
  const unit = unitField.value ?? 'person'
  const fields =
    unit === 'person' ? markupTypes.filter((type) => types.includes(type)) : (['amount'] as const)
  return (
    <details open={errors.markup !== undefined || undefined}>
      <summary className="w-fit rounded-pill text-ink2 hover:text-ink">
        <span>Your markup</span>
        <span className="pl-2 text-12">
          {rule === null || addsNothing(rule) ? NO_MARKUP.toLowerCase() : ruleText(rule, formatShort)}
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <div className="grid grid-cols-4 gap-3 max-narrow:grid-cols-1">
          <Select<MarkupUnit>
            label="Unit of the markup"
            options={UNITS}
            value={unit}
            disabled={locked}
            onValueChange={unitField.onChange}
          />
          {fields.map((name) => (
            <FieldPlace key={name} name={`markup.${name}`}>
              <TextField
                {...(name === 'amount'
                  ? amountWords(unit)
                  : { label: FIELD_LABELS[name], suffix: 'USD', placeholder: '0.00' })}
                inputMode="decimal"
                readOnly={locked}
                {...register(`markup.${name}`)}
                error={errors.markup?.[name]?.message}
              />
            </FieldPlace>
          ))}
        </div>
      </div>
      <p className="pt-2 text-12 text-ink2">{`Saved with the booking. Only ${only} is taken from the wallet.`}</p>
    </details>
  )
}
