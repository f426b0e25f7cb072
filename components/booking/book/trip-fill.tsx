'use client'

import { useState, type RefObject } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { FormForTrip, FormPeople } from '../../../lib/booking/form-people.ts'
import { typedMarkup, type TypedMarkup } from '../../../lib/booking/typed-markup.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstField } from '../../ui/field-place.tsx'

/** What the trip of a form has put into it, and what stood there before. */
export type TripFill<Form> = { name: string; put: Form; before: Form }

/**
 * The values that a form opens with: what was typed before, otherwise those of the trip whose option it
 * books, otherwise nothing.
 * @param fill makes the form for people, by their ages on a day
 */
export function openingValues<Form extends { markup?: TypedMarkup | undefined }>(
  trip: FormForTrip | null | undefined,
  restored: Form | null,
  blank: Form,
  fill: (people: FormPeople, agesOn: CalendarDate) => Form,
): { values: Form; tripFill: TripFill<Form> | null } {
  if (restored !== null || !trip) return { values: restored ?? blank, tripFill: null }
  const put = { ...fill(trip.people, trip.agesOn), markup: typedMarkup(trip.markup) }
  return { values: put, tripFill: { name: trip.name, put, before: blank } }
}

/**
 * Says that the form is filled in for a trip, and takes it back on demand: a field that was changed since
 * stays as it is. Draws nothing where the trip had nobody to fill in.
 * @param props.place the form, whose first field gets the focus
 */
export function TripFillNotice<Form extends FieldValues>(props: {
  fill: TripFill<Form>
  form: UseFormReturn<Form>
  place: RefObject<HTMLFormElement | null>
}) {
  const { fill, form } = props
  const [isFilled, setFilled] = useState(true)
  const changes = changesOf(fill)
  if (!isFilled || changes.every(({ path }) => path.startsWith('markup.'))) return null
  function undo() {
    for (const { path, put, before } of changes) {
      const field = path as Path<Form>
      if (form.getValues(field) !== put) continue
      form.setValue(field, before as PathValue<Form, Path<Form>>, { shouldDirty: true })
    }
    form.clearErrors()
    setFilled(false)
    focusFirstField(props.place.current)
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control border bg-panel px-4 py-2 text-ink2"
    >
      <span className="flex-1">
        <span>{'Filled in for the trip '}</span>
        <b translate="no" className="text-ink">
          {fill.name}
        </b>
      </span>
      <Button size="small" aria-label="Undo what the trip filled in" onClick={undo}>
        Undo
      </Button>
    </div>
  )
}

type Change = { path: string; put: unknown; before: unknown }

/** The fields that the trip has filled in. */
function changesOf<Form extends FieldValues>({ put, before }: TripFill<Form>): Change[] {
  const old = new Map(fieldsOf(before, ''))
  return fieldsOf(put, '').flatMap(([path, value]) =>
    old.has(path) && old.get(path) !== value ? [{ path, put: value, before: old.get(path) }] : [],
  )
}

/** The values of a form by the paths of their fields. */
function fieldsOf(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(each, path === '' ? key : `${path}.${key}`))
}
