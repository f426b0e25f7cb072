'use client'

import { useController, useFormContext } from 'react-hook-form'
import { sexes } from '../../../contract/booking/person.ts'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import { sexOfTitle } from '../../../lib/booking/titles.ts'
import { titleOptions } from '../../traveller/title-options.ts'
import { capital } from '../../../lib/capital.ts'
import { FieldPlace } from '../../ui/field-place.tsx'
import { Select } from '../../ui/select.tsx'

/**
 * The title of a traveller. The sex follows the title until it is set by hand, read from a passport or saved
 * with the traveller. A sex that differs from the previous title's counts as set by hand.
 */
export function TitleField(props: {
  index: number
  child: boolean
  locked: boolean
  sexByHand: boolean
  onSexKept: () => void
}) {
  const { index } = props
  const { setValue, getValues } = useFormContext<PassengerForm>()
  const { field, fieldState } = useController<PassengerForm, `passengers.${number}.title`>({
    name: `passengers.${index}.title`,
  })

  function choose(title: string) {
    const { gender, title: before } = getValues(`passengers.${index}`)
    field.onChange(title)
    const follows = gender === '' || (gender === sexOfTitle(before) && !props.sexByHand)
    // A sex that differed from the previous title's was set on purpose, so the new title does not change it.
    if (!follows) return props.onSexKept()
    setValue(`passengers.${index}.gender`, sexOfTitle(title), { shouldDirty: true, shouldValidate: true })
  }

  return (
    <FieldPlace name={field.name}>
      <Select
        label="Title"
        disabled={props.locked}
        options={titleOptions(props.child)}
        value={field.value === '' ? null : field.value}
        onValueChange={choose}
        error={fieldState.error?.message}
      />
    </FieldPlace>
  )
}

const SEXES = sexes.map(({ code, name }) => ({ value: String(code), label: capital(name) }))

/** The sex that the passport states. */
export function SexField(props: { index: number; locked: boolean; onByHand: () => void }) {
  const { field, fieldState } = useController<PassengerForm, `passengers.${number}.gender`>({
    name: `passengers.${props.index}.gender`,
  })
  return (
    <FieldPlace name={field.name}>
      <Select
        label="Sex on passport"
        disabled={props.locked}
        options={SEXES}
        value={field.value === '' ? null : field.value}
        onValueChange={(sex) => {
          props.onByHand()
          field.onChange(sex)
        }}
        error={fieldState.error?.message}
      />
    </FieldPlace>
  )
}
