'use client'

import { lazy, Suspense } from 'react'
import { useController } from 'react-hook-form'
import { optionInputTypes } from '../../../contract/activity/codes.ts'
import type { ActivityOption } from '../../../lib/activity/variant.ts'
import { noAnswer, YES, type TypedAnswer } from '../../../lib/activity/answer-rules.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { formatCents } from '../../../lib/money.ts'
import { useFormPrices } from './form-prices.ts'
import { CountryField } from '../../place/country-field.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Loaded for the few activities that ask for a date. */
const DateField = lazy(() =>
  import('../../ui/date-field/date-field.tsx').then((module) => ({ default: module.DateField })),
)

type OptionFieldProps = {
  /** Path of the answer in the form. */
  name: string
  option: ActivityOption
  locked: boolean
  /** Office time, for dates that are typed without a year. */
  today: CalendarDate
  /** The description is shown once elsewhere. */
  quiet?: boolean
}

type ControlProps = OptionFieldProps & {
  /** `+$12.50`, for a surcharge. */
  extraOf: (cents: number) => string
  label: string
  hint: string | undefined
  error: string | undefined
  value: TypedAnswer
  onChange: (value: TypedAnswer) => void
  onBlur: () => void
}

/** The answer to one option, with the control of its input type (gap 160). */
export function OptionField(props: OptionFieldProps) {
  const { option } = props
  const { field, fieldState } = useController({ name: props.name })
  const Control = controls[option.inputType] ?? TextAnswer
  const prices = useFormPrices()
  const extraOf = (cents: number) => `+${formatCents(prices.extra(cents))}`
  return (
    <FieldPlace name={props.name}>
      <Suspense fallback={<div className="h-13" />}>
        <Control
          {...props}
          label={option.required ? option.name : `${option.name}, optional`}
          extraOf={extraOf}
          hint={props.quiet ? undefined : hintOf(option, extraOf)}
          error={fieldState.error?.message}
          value={(field.value as TypedAnswer | undefined) ?? noAnswer(option)}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </Suspense>
    </FieldPlace>
  )
}

/** The host's text about an option, and its surcharge unless it is a yes-or-no option. */
function hintOf(
  { description, priceCents, inputType }: ActivityOption,
  extraOf: (cents: number) => string,
): string | undefined {
  const extra = priceCents !== null && inputType !== 5 ? extraOf(priceCents) : ''
  return [description, extra].filter(Boolean).join(' · ') || undefined
}

function textOf(value: TypedAnswer): string {
  return typeof value === 'string' ? value : ''
}

function TextAnswer(props: ControlProps) {
  const { option } = props
  const { type, mode, placeholder, suffix } = inputs[option.inputType] ?? {}
  return (
    <TextField
      label={props.label}
      type={type}
      inputMode={mode}
      placeholder={placeholder}
      suffix={suffix}
      aria-required={option.required}
      readOnly={props.locked}
      hint={props.hint}
      error={props.error}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={props.onBlur}
    />
  )
}

/** How a text is typed; numbers stay text, so that a wrong one can be shown. */
const inputs: Partial<
  Record<
    ActivityOption['inputType'],
    { type?: 'text' | 'tel'; mode?: 'decimal' | 'tel' | 'numeric'; placeholder?: string; suffix?: string }
  >
> = {
  3: { mode: 'decimal' },
  7: { placeholder: 'Link or reference', suffix: optionInputTypes[7] },
  8: { placeholder: 'Link or reference', suffix: optionInputTypes[8] },
  9: { placeholder: 'Hotel or street, city' },
  10: { mode: 'numeric', placeholder: '14:30' },
  13: { type: 'tel', mode: 'tel', placeholder: '+49 30 1234567' },
  14: { placeholder: 'LH 712' },
}

/** A list; a click on the chosen value of an optional one takes the answer back. */
function ListAnswer(props: ControlProps) {
  const { option } = props
  const chosen = option.items.map(({ label, value, priceCents }) => ({
    value,
    label,
    detail: priceCents === null ? 'included' : props.extraOf(priceCents),
  }))
  return (
    <Select
      label={props.label}
      disabled={props.locked}
      options={option.required ? chosen : [{ value: NOTHING, label: 'No answer' }, ...chosen]}
      value={textOf(props.value) || null}
      onValueChange={(value) => props.onChange(value === NOTHING ? '' : value)}
      hint={props.hint}
      error={props.error}
    />
  )
}

const NOTHING = '\u0000'

/** A list of which several may be chosen. */
function SeveralAnswer(props: ControlProps) {
  const values = Array.isArray(props.value) ? props.value : []
  return (
    <fieldset disabled={props.locked} className="min-w-0">
      <legend className="mb-1 text-12 font-medium text-ink2">{props.label}</legend>
      <div className="flex flex-col rounded-control border border-line2 px-2.5 py-1">
        {props.option.items.map(({ label, value, priceCents }) => (
          <Checkbox
            key={value}
            checked={values.includes(value)}
            aria-invalid={props.error ? true : undefined}
            onChange={({ target }) =>
              props.onChange(target.checked ? [...values, value] : values.filter((one) => one !== value))
            }
            onBlur={props.onBlur}
          >
            <span>{label}</span>
            {priceCents === null ? null : (
              <span className="figures text-ink3">{` ${props.extraOf(priceCents)}`}</span>
            )}
          </Checkbox>
        ))}
      </div>
      {props.error && <p className="text-12 text-bad">{props.error}</p>}
      {props.hint && <p className="text-12 text-ink3">{props.hint}</p>}
    </fieldset>
  )
}

/** Yes or no where an answer is required; otherwise something to add. */
function YesNoAnswer(props: ControlProps) {
  const { option } = props
  const extra = option.priceCents === null ? null : props.extraOf(option.priceCents)
  if (option.required) {
    return (
      <Select
        label={props.label}
        disabled={props.locked}
        options={[
          { value: YES, label: 'Yes', ...(extra !== null && { detail: extra }) },
          { value: 'no', label: 'No' },
        ]}
        value={textOf(props.value) || null}
        onValueChange={props.onChange}
        hint={props.hint}
        error={props.error}
      />
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-12 font-medium text-ink2">{props.label}</legend>
      <div className="flex min-h-8 items-center justify-between gap-3 rounded-control border border-line2 px-2.5">
        <Checkbox
          checked={props.value === YES}
          aria-label={`Add ${option.name}`}
          disabled={props.locked}
          onChange={({ target }) => props.onChange(target.checked ? YES : '')}
          onBlur={props.onBlur}
        >
          Add
        </Checkbox>
        {extra !== null && <span className="figures text-ink2">{extra}</span>}
      </div>
      {props.error && <p className="text-12 text-bad">{props.error}</p>}
      {props.hint && <p className="text-12 text-ink3">{props.hint}</p>}
    </fieldset>
  )
}

/** A date; of birth or of a passport as often as of travel, so a year that is left out is the nearest. */
function DateAnswer(props: ControlProps) {
  return (
    <DateField
      label={props.label}
      disabled={props.locked}
      hint={props.hint}
      error={props.error}
      today={props.today}
      toward={/birth/i.test(props.option.name) ? 'past' : 'future'}
      value={textOf(props.value) || null}
      onValueChange={(date) => {
        props.onChange(date ?? '')
        props.onBlur()
      }}
    />
  )
}

/** A date with a time; kept as `2027-04-14T14:30`, the halves as they are typed. */
function DateTimeAnswer(props: ControlProps) {
  const [date = '', time = ''] = textOf(props.value).split('T')
  const put = (nextDate: string, nextTime: string) =>
    props.onChange(nextDate === '' && nextTime === '' ? '' : `${nextDate}T${nextTime}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_84px] gap-2">
      <DateField
        label={props.label}
        disabled={props.locked}
        hint={props.hint}
        error={props.error}
        today={props.today}
        value={date || null}
        onValueChange={(next) => put(next ?? '', time)}
      />
      <TextField
        label="Time"
        inputMode="numeric"
        placeholder="14:30"
        readOnly={props.locked}
        value={time}
        onChange={(event) => put(date, event.target.value.trim())}
        onBlur={props.onBlur}
      />
    </div>
  )
}

function CountryAnswer(props: ControlProps) {
  return (
    <CountryField
      label={props.label}
      disabled={props.locked}
      value={textOf(props.value)}
      onValueChange={props.onChange}
      error={props.error}
    />
  )
}

const controls: Partial<Record<ActivityOption['inputType'], (props: ControlProps) => React.ReactNode>> = {
  1: ListAnswer,
  2: SeveralAnswer,
  5: YesNoAnswer,
  6: DateAnswer,
  11: DateTimeAnswer,
  12: CountryAnswer,
}
