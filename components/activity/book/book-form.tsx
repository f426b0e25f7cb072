'use client'

import { useFormContext, useFormState } from 'react-hook-form'
import {
  checkActivityForm,
  markupParty,
  partyOfForm,
  type ActivityForm,
} from '../../../lib/activity/booking-form.ts'
import { backFromForm } from '../../../lib/activity/book-params.ts'
import type { Variant } from '../../../lib/activity/variant.ts'
import { markupOf } from '../../../lib/booking/markup.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { clientPrice, type NetCents } from '../../../lib/money.ts'
import { BookFrame } from '../../booking/book/book-frame.tsx'
import { MarkupSection } from '../../booking/book/markup-section.tsx'
import { useTypedRule } from '../../booking/book/typed-rule.ts'
import { CopiedOffer } from '../../copied/copied-offer.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldPlace } from '../../ui/field-place.tsx'
import { NetOnly } from '../../ui/shown-prices.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ActivityPanel } from './activity-panel.tsx'
import { CustomerCard } from './customer-card.tsx'
import { leadCard } from './lead-card.ts'
import { OptionField } from './option-field.tsx'
import { PartyCard } from './party-card.tsx'
import { TravellerOptions } from './traveller-options.tsx'
import { useActivityForm, writeAddressParty, type ActivityFormProps } from './use-activity-form.ts'

/**
 * The booking form of an activity, made from its variant. Everything typed is kept when something fails.
 */
export function ActivityBookForm(props: ActivityFormProps) {
  const { place, offer } = props
  const { variant } = offer
  const { frame, check, priced, refusedField } = useActivityForm(props)
  const rule = useTypedRule<ActivityForm>(frame.form.control)
  const party = partyOfForm(priced)
  const people = markupParty(party)
  const clientOf = (netCents: NetCents) => clientPrice(netCents, markupOf(rule, netCents, people))
  const locked = frame.hold.status !== 'idle'
  const backHref = backFromForm(place.product ?? variant.productUuid, place, party)
  const today = props.serverNow.slice(0, 10)

  return (
    <BookFrame
      {...frame}
      title="Booking details"
      nameIn={nameIn}
      backHref={backHref}
      refusedField={refusedField}
      panel={({ onBack, children }) => (
        <ActivityPanel
          check={check}
          product={props.product}
          form={priced}
          rule={rule}
          clientOf={clientOf}
          onBack={onBack}
        >
          {children}
        </ActivityPanel>
      )}
    >
      <CopiedOffer<ActivityForm>
        kind="activity"
        asksOne
        locked={locked}
        cardsOf={(typed) => [leadCard(typed, place.date)]}
        check={checkActivityForm(variant)}
      />
      <CustomerCard locked={locked} date={place.date} />
      <PartyCard offer={offer} backHref={backHref} locked={locked} onParty={writeAddressParty} />
      {variant.options.perBooking.length > 0 && (
        <BookingOptions options={variant.options.perBooking} today={today} locked={locked} />
      )}
      {variant.options.perPax.length > 0 && (
        <TravellerOptions variant={variant} today={today} locked={locked} />
      )}
      <MessageCard locked={locked} />
      <NetOnly>
        <Card title="For the client">
          <div className="p-4">
            <MarkupSection
              types={people.children > 0 ? ['adult', 'child'] : ['adult']}
              only="the price of the activity"
              locked={locked}
            />
          </div>
        </Card>
      </NetOnly>
    </BookFrame>
  )
}

function nameIn({ lastName, firstName }: ActivityForm): string | null {
  return lastName === '' ? null : `${lastName}, ${firstName}`
}

function BookingOptions(props: {
  options: Variant['options']['perBooking']
  today: CalendarDate
  locked: boolean
}) {
  return (
    <Card title="Options for the booking" aside="answered once">
      <div className="grid grid-cols-3 items-start gap-3 p-4 max-[1239.98px]:grid-cols-2 max-narrow:grid-cols-1">
        {props.options.map((option) => (
          <OptionField
            key={option.uuid}
            name={`booking.${option.uuid}`}
            option={option}
            locked={props.locked}
            today={props.today}
          />
        ))}
      </div>
    </Card>
  )
}

function MessageCard({ locked }: { locked: boolean }) {
  const { register } = useFormContext<ActivityForm>()
  const { errors } = useFormState<ActivityForm>()
  return (
    <Card title="Message to the host" aside="optional">
      <div className="p-4">
        <FieldPlace name="message">
          <TextArea
            label="Message to the host, optional"
            rows={2}
            readOnly={locked}
            {...register('message')}
            error={errors.message?.message}
          />
        </FieldPlace>
      </div>
    </Card>
  )
}
