'use client'

import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { NameAdvice, TypedNames } from '../../lib/booking/name-advice.ts'
import { Button } from '../ui/button.tsx'
import { FieldPlace, focusField } from '../ui/field-place.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { OfferingField } from './saved-names.tsx'

type NameFieldsProps = {
  /** The prefix of the fields' names in the form: `passengers.0.`; empty where there is none. */
  base: string
  locked: boolean
  offering: OfferingField
  /** The advice about a name; null for none. */
  adviceOf: (names: TypedNames, field: keyof TypedNames) => NameAdvice | null
}

const LABELS = { lastName: 'Last name', firstName: 'First names' } as const

/**
 * Last name and first names of a person. A problem is shown when its field is left, not only on hold. The
 * spelling to use is offered as soon as it is known, and Enter takes it.
 */
export function NameFields(props: NameFieldsProps) {
  return (
    <>
      <NameField {...props} field="lastName" />
      <NameField {...props} field="firstName" />
    </>
  )
}

function NameField({ base, field: which, ...props }: NameFieldsProps & { field: keyof TypedNames }) {
  const { setValue } = useFormContext()
  const { field, fieldState } = useController({ name: `${base}${which}` })
  const [lastName, firstName] = useWatch({ name: [`${base}lastName`, `${base}firstName`] }) as string[]
  const typed = String(field.value ?? '')
  const isLeft = fieldState.isTouched || fieldState.error !== undefined
  const said = props.adviceOf({ lastName: lastName ?? '', firstName: firstName ?? '' }, which)
  // An empty field is yet to be typed into.
  const advice = typed.trim() === '' && !isLeft ? null : said
  const take = props.locked ? null : (advice?.take ?? null)

  function takeIt() {
    for (const [name, value] of Object.entries(take?.names ?? {})) {
      setValue(`${base}${name}`, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
  }

  return (
    <FieldPlace name={field.name}>
      <TextField
        label={LABELS[which]}
        readOnly={props.locked}
        name={field.name}
        value={typed}
        onChange={(event) => {
          field.onChange(event)
          props.offering.onTyped(event.target.value)
        }}
        onBlur={() => {
          field.onBlur()
          props.offering.onTyped(null)
        }}
        {...props.offering.suggesting}
        onKeyDown={(event) => {
          props.offering.suggesting.onKeyDown(event)
          if (event.key !== 'Enter' || event.ctrlKey || event.defaultPrevented || take === null) return
          event.preventDefault()
          takeIt()
        }}
        error={fieldState.error?.message ?? (isLeft && advice?.blocks ? advice.message : undefined)}
        hint={advice && !advice.blocks && advice.message !== '' ? advice.message : undefined}
      />
      {take !== null && (
        <Button
          size="small"
          keys="Enter"
          className="mt-1"
          onClick={() => {
            takeIt()
            // The button goes, and must not take the focus of the keyboard with it.
            focusField(field.name)
          }}
        >
          {take.label}
        </Button>
      )}
    </FieldPlace>
  )
}
