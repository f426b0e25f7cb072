'use client'

import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { ActivityOffer } from '../../../lib/activity/activity-offer.ts'
import {
  partyOfForm,
  formTravellers,
  withRemoved,
  type ActivityForm,
} from '../../../lib/activity/booking-form.ts'
import {
  partySize,
  priceSetOf,
  soldTickets,
  unitCents,
  type TicketParty,
} from '../../../lib/activity/quote.ts'
import { formatDay } from '../../../lib/dates.ts'
import { formatCents } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'
import { useFormPrices } from './form-prices.ts'
import { NumberStepper } from '../../ui/number-stepper.tsx'

/** How many travel with each ticket, within the limits of the variant. The date is chosen before. */
export function PartyCard(props: {
  offer: ActivityOffer
  /** The product with its dates, for these travellers. */
  backHref: string
  locked: boolean
  onParty: (party: TicketParty) => void
}) {
  const { offer, locked } = props
  const { variant, entry, place } = offer
  const { trigger } = useFormContext<ActivityForm>()
  const { errors } = useFormState<ActivityForm & { party: unknown }>()
  const party = partyOfForm({ travellers: useWatch<ActivityForm, 'travellers'>({ name: 'travellers' }) })
  const set = priceSetOf(entry, place.slot, partySize(party))
  const changeTravellers = useTravellersChange()
  const prices = useFormPrices()
  const change = (next: TicketParty) => {
    if (partySize(next) === 0) return
    changeTravellers(next)
    if (errors.party) void trigger()
    props.onParty(next)
  }
  return (
    <Card title="Travellers" aside={set ? `${plural(set.quantity, 'place')} left` : undefined}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,260px)] gap-x-8 gap-y-3 px-4 py-3 max-[1239.98px]:grid-cols-1">
        <FieldPlace name="party">
          <fieldset disabled={locked} aria-describedby={errors.party ? 'party-error' : undefined}>
            <legend className="sr-only">Travellers by ticket</legend>
            {soldTickets(variant).map(({ type, label, min, max }) => {
              const cents = set && unitCents(set, type)
              return (
                <NumberStepper
                  key={type}
                  label={label}
                  aside={
                    cents === null ? undefined : (
                      <span translate="no" className="figures text-ink2">
                        {formatCents(prices.ticket(cents, type))}
                      </span>
                    )
                  }
                  value={party[type]}
                  // Somebody comes.
                  min={partySize(party) === party[type] ? Math.max(1, min) : min}
                  max={max}
                  onValueChange={(count) => change({ ...party, [type]: count })}
                />
              )
            })}
          </fieldset>
          {errors.party?.message && (
            <p id="party-error" role="alert" className="text-12 text-bad">
              {String(errors.party.message)}
            </p>
          )}
        </FieldPlace>
        <StartField offer={offer} backHref={props.backHref} />
      </div>
    </Card>
  )
}

/** The date and the start, and the link that changes them. */
function StartField({ offer, backHref }: { offer: ActivityOffer; backHref: string }) {
  const { variant, place } = offer
  const { errors } = useFormState<ActivityForm & { arrivalDate: unknown; slot: unknown }>()
  const start = variant.timeslots.find(({ uuid }) => uuid === place.slot)
  const problem = errors.arrivalDate?.message ?? errors.slot?.message
  return (
    <FieldPlace name="arrivalDate" className="flex flex-col items-start gap-1">
      <span className="text-12 font-medium text-ink2">Date</span>
      <span className="figures font-medium">
        {`${formatDay(place.date, { year: true })}${start ? `, ${start.startTime}` : ''}`}
      </span>
      {problem && (
        <p role="alert" className="text-12 text-bad">
          {String(problem)}
        </p>
      )}
      <ButtonLink href={backHref as Route} size="small">
        Change date or time
      </ButtonLink>
    </FieldPlace>
  )
}

/**
 * Changes the travellers of the form. Removed travellers are remembered while the form is open: typing `12`
 * over 5 passes through 1, and a minus too many is followed by a plus. A traveller who is added again has
 * their answers.
 */
function useTravellersChange(): (next: TicketParty) => void {
  const { setValue, getValues } = useFormContext<ActivityForm>()
  const { defaultValues } = useFormState<ActivityForm>()
  const allTravellers = useRef<ActivityForm['travellers']>([])
  // Another draft in the form's place has other travellers.
  useEffect(() => {
    allTravellers.current = []
  }, [defaultValues])
  return (next) => {
    allTravellers.current = withRemoved(getValues('travellers'), allTravellers.current)
    setValue('travellers', formTravellers(next, allTravellers.current), { shouldDirty: true })
  }
}
