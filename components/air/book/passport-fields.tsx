'use client'

import { useState } from 'react'
import { useController, useFormState } from 'react-hook-form'
import type { PassengerRules, PassengerForm } from '../../../lib/air/passenger-form.ts'
import { savedNumberIn } from '../../../lib/traveller/saved-traveller.ts'
import { SavedNumberField } from '../../traveller/saved-number-field.tsx'
import { DateField } from '../../ui/date-field/date-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CountryField } from '../../place/country-field.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'

/**
 * The passport fields: open where the fare asks for them and until that is known, so that nothing below moves
 * then; collapsed where it does not.
 */
export function PassportFields(props: { index: number; rules: PassengerRules; locked: boolean }) {
  const { rules, index } = props
  const [opened, setOpened] = useState(false)
  const { errors } = useFormState<PassengerForm>()
  const { field } = useController<PassengerForm, `passengers.${number}.passportNumber`>({
    name: `passengers.${index}.passportNumber`,
  })
  const wrong = errors.passengers?.[index]
  const hasError =
    wrong?.passportNumber ?? wrong?.passportExpiry ?? wrong?.passportCountry ?? wrong?.passportIssued
  if (rules.passportMandatory !== false) return <Fields {...props} />
  // A section with text or an error stays open, at the same position in the tree, so that its field keeps the
  // focus.
  const mustBeOpen = field.value !== '' || hasError !== undefined
  return (
    <details open={opened || mustBeOpen}>
      <summary
        className="w-fit rounded-pill text-ink2 hover:text-ink"
        onClick={(event) => {
          event.preventDefault()
          setOpened((before) => !before)
        }}
      >
        Passport, optional for this fare
      </summary>
      <div className="pt-2">
        <Fields {...props} />
      </div>
    </details>
  )
}

function Fields({ index, rules, locked }: { index: number; rules: PassengerRules; locked: boolean }) {
  const at = `passengers.${index}` as const
  const number = useController<PassengerForm, `passengers.${number}.passportNumber`>({
    name: `${at}.passportNumber`,
  })
  const country = useController<PassengerForm, `passengers.${number}.passportCountry`>({
    name: `${at}.passportCountry`,
  })
  const issued = useController<PassengerForm, `passengers.${number}.passportIssued`>({
    name: `${at}.passportIssued`,
  })
  const expiry = useController<PassengerForm, `passengers.${number}.passportExpiry`>({
    name: `${at}.passportExpiry`,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_150px_150px] gap-3 max-narrow:grid-cols-1">
      <FieldPlace name={`${at}.passportNumber`}>
        {savedNumberIn(number.field.value) ? (
          <SavedNumberField
            label="Passport number"
            value={number.field.value}
            locked={locked}
            onClear={() => number.field.onChange('')}
          />
        ) : (
          <TextField
            label="Passport number"
            code
            readOnly={locked}
            value={number.field.value}
            onChange={(event) => number.field.onChange(event.target.value.toUpperCase())}
            onBlur={number.field.onBlur}
            error={number.fieldState.error?.message}
          />
        )}
      </FieldPlace>
      <FieldPlace name={`${at}.passportCountry`}>
        <CountryField
          label="Issued by"
          disabled={locked}
          value={country.field.value}
          onValueChange={country.field.onChange}
          error={country.fieldState.error?.message}
        />
      </FieldPlace>
      <FieldPlace name={`${at}.passportIssued`}>
        <DateField
          label={rules.issueDateMandatory ? 'Issued on' : 'Issued on, optional'}
          toward="past"
          today={rules.today}
          max={rules.today}
          placeholder="14MAR21"
          disabled={locked}
          value={issued.field.value}
          onValueChange={issued.field.onChange}
          error={issued.fieldState.error?.message}
        />
      </FieldPlace>
      <FieldPlace name={`${at}.passportExpiry`}>
        <DateField
          label="Expires on"
          today={rules.today}
          placeholder="14MAR31"
          disabled={locked}
          value={expiry.field.value}
          onValueChange={expiry.field.onChange}
          error={expiry.fieldState.error?.message}
        />
      </FieldPlace>
    </div>
  )
}
