'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { ClientOfBooking } from '../../lib/booking/client-of-booking.ts'
import { winningRule } from '../../lib/booking/markup.ts'
import { sameMarkup, typedMarkup, type TypedMarkup } from '../../lib/booking/typed-markup.ts'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { useTripClient } from '../client/form-client-field.tsx'
import { useDefaultMarkup } from '../ui/shown-prices.tsx'

type Reach = 'phone' | 'email'
type Form = Record<Reach, string> & {
  markup?: TypedMarkup | undefined
  client?: ClientOfBooking | null | undefined
}

/** What a chosen traveller brought into the form besides their card. */
export type BroughtDetails = {
  saved: SavedTraveller
  /** The contact fields that were filled, with their values. */
  reach: readonly { field: Reach; put: string }[]
  /** The markup of the client that the form has now, and the one before; null where it stayed. */
  markup: { before: TypedMarkup | undefined; put: TypedMarkup } | null
  /** The client that the form has now; null where it had one, or none was wanted. */
  client: ClientOfBooking | null
}

/**
 * Fills a form with what is saved besides a traveller's card: contact fields that are empty, from the
 * traveller or else their only client, and for the lead that client, where the form has none, and its markup,
 * where the form still has the default. Nothing that was typed is overwritten, and undoing takes back only
 * what is still there.
 */
export function useDetailsFill(kind: BookingKind, isLead: boolean) {
  const { getValues, setValue } = useFormContext<Form>()
  const usual = useDefaultMarkup(kind)
  const tripClient = useTripClient()
  const [brought, setBrought] = useState<BroughtDetails | null>(null)

  function undo() {
    for (const { field, put } of brought?.reach ?? []) {
      if (getValues(field) === put) setValue(field, '', { shouldDirty: true })
    }
    const markup = brought?.markup
    if (markup && sameMarkup(getValues('markup'), markup.put)) setValue('markup', markup.before)
    const put = brought?.client
    if (put && getValues('client')?.id === put.id) setValue('client', undefined, { shouldDirty: true })
    setBrought(null)
  }

  function fill(saved: SavedTraveller) {
    undo()
    const reach = (['phone', 'email'] as const).flatMap((field) => {
      const put = saved[field] || (saved.client?.[field] ?? '')
      return put === '' || getValues(field).trim() !== '' ? [] : [{ field, put }]
    })
    for (const { field, put } of reach) setValue(field, put, { shouldDirty: true, shouldValidate: true })
    const client = isLead ? saved.client : undefined
    const rule = client && winningRule(kind, { client: client.markup, agent: {}, office: {} })?.rule
    const before = getValues('markup')
    const isUsual = sameMarkup(before, typedMarkup(usual))
    const markup = rule && isUsual ? { before, put: typedMarkup(rule) } : null
    if (markup) setValue('markup', markup.put, { shouldDirty: true })
    const isOpen = getValues('client') === undefined && tripClient === null
    const ofForm = client && isOpen ? { id: client.id, name: client.name } : null
    if (ofForm) setValue('client', ofForm, { shouldDirty: true })
    setBrought({ saved, reach, markup, client: ofForm })
  }

  return { brought, fill, undo }
}
