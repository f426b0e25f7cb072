'use client'

import { useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import { Link } from '../../ui/link.tsx'
import type { ActivityOption, Variant } from '../../../lib/activity/variant.ts'
import { productHref } from '../../../lib/activity/book-params.ts'
import { answerId, type ActivityBookingView } from '../../../lib/activity/booking-view.ts'
import { ticketCount } from '../../../lib/activity/quote.ts'
import { isErased } from '../../../lib/booking/erased-name.ts'
import { isMasked } from '../../../lib/booking/masked-number.ts'
import { formatDay, isCalendarDate } from '../../../lib/dates.ts'
import { countryName, isCountry } from '../../../lib/place/countries.ts'
import { bookedVariantOptions } from '../../../lib/activity/activity-reads.ts'
import { BookingScreen, type BookingScreenProps } from '../../booking/booking-screen.tsx'
import { SettledNotice } from '../../booking/settled-notice.tsx'
import { MaskedNumber } from '../../traveller/masked-number.tsx'
import { Card } from '../../ui/card.tsx'
import { FactRow } from '../../ui/fact-row.tsx'
import { lateWindow } from '../../ui/late-window.tsx'
import { utcText, zoneText } from '../../../lib/zone.ts'
import { ActivityVoucherCard } from './voucher-card.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { activityPageFacts } from './page-facts.ts'

const ActivityCancelDialog = lateWindow(() =>
  import('./cancel-dialog.tsx').then((module) => module.ActivityCancelDialog),
)

type KnownVariant = Variant | undefined
type AnswerValue = ActivityBookingView['answers']['perBooking'][number]['value']

/**
 * The page of a booked activity: vouchers, time and place of the start, travellers, and answers. The record
 * has neither the names of options nor a time zone, so the variant is read for them.
 */
export function ActivityBookingScreen(props: BookingScreenProps<ActivityBookingView>) {
  const { data: variant } = useQuery(bookedVariantOptions(props.booking.variant.uuid))
  return (
    <BookingScreen {...props} facts={activityPageFacts} questions={{ cancel: ActivityCancelDialog }}>
      {(booking) => (
        <>
          <SettledNotice kind="activity" settlement={booking.money.settlement} />
          <ActivityVoucherCard booking={booking} />
          <WhenAndWhere booking={booking} variant={variant} />
          <Customer booking={booking} />
          <Answers booking={booking} variant={variant} revealBar={props.revealBar} />
        </>
      )}
    </BookingScreen>
  )
}

function WhenAndWhere({ booking, variant }: { booking: ActivityBookingView; variant: KnownVariant }) {
  const { date, start, product } = booking
  const meeting = variant?.meetingPlace
  const title = product?.title ?? booking.variant.title
  return (
    <Card
      title="Activity"
      aside={booking.tickets.map(({ type, count }) => ticketCount(count, type)).join(', ')}
    >
      <div className="flex flex-col gap-1 p-4">
        <h3 className="text-15 font-bold">
          {product === null ? (
            title
          ) : (
            <Link href={productHref(product.uuid) as Route} className="hover:underline">
              {title}
            </Link>
          )}
        </h3>
        {title !== booking.variant.title && <p>{booking.variant.title}</p>}
        <p className="figures text-14 font-bold">
          {`${formatDay(date, { year: true })}${start !== null ? `, ${start}` : ''}`}
        </p>
        {variant && (
          <p className="figures text-ink2">
            {`${zoneText(variant.timezone)}${start !== null ? ` · ${utcText(variant.timezone, date, start)}` : ''}`}
          </p>
        )}
        {meeting && (
          <p className="text-ink2">
            {`Meeting point: ${meeting}${variant?.meetingTime ? `, ${variant.meetingTime}` : ''}`}
          </p>
        )}
        {booking.ownReference !== null && (
          <p className="text-ink2">
            <span>{'Your reference '}</span>
            <span className="text-ink">{booking.ownReference}</span>
          </p>
        )}
      </div>
    </Card>
  )
}

function Customer({ booking }: { booking: ActivityBookingView }) {
  return (
    <Card title="Lead traveller" aside="presents the voucher">
      <dl className="py-2">
        <FactRow label="Name">
          {isErased(booking.leadName) ? (
            'erased'
          ) : (
            <PersonName text={[booking.salutation, booking.leadName].filter(Boolean).join(' ')} />
          )}
        </FactRow>
        <FactRow label="E-mail">{isErased(booking.email) ? 'erased' : booking.email}</FactRow>
        <FactRow label="Phone">{isErased(booking.phone) ? 'erased' : booking.phone}</FactRow>
      </dl>
    </Card>
  )
}

/** The answers for the booking and for each traveller; renders nothing if there are none. */
function Answers(props: { booking: ActivityBookingView; variant: KnownVariant; revealBar: string | null }) {
  const { booking, variant, revealBar } = props
  const { answers, tickets } = booking
  const types = tickets.flatMap(({ type, count }) => Array.from({ length: count }, () => type))
  const groups = [
    {
      title: 'For the booking',
      traveller: null,
      replies: answers.perBooking,
      options: variant?.options.perBooking,
    },
    ...answers.perPax.map((replies, index) => ({
      title: `Traveller ${index + 1}${types[index] ? `, ${types[index]}` : ''}`,
      traveller: index,
      replies,
      options: variant?.options.perPax,
    })),
  ].filter(({ replies }) => replies.length > 0)
  if (groups.length === 0) return null
  return (
    <Card title="Answers">
      {groups.map(({ title, traveller, replies, options }) => (
        <section key={title} aria-label={title} className="border-t px-0 py-2 first-of-type:border-t-0">
          <h3 className="px-4 text-12 text-ink2">{title}</h3>
          <dl>
            {replies.map(({ uuid, value }) => {
              const option = options?.find((one) => one.uuid === uuid)
              return (
                <FactRow key={uuid} label={option?.name ?? 'Option'}>
                  {isMasked(String(value)) ? (
                    <MaskedNumber
                      booking={booking}
                      document={answerId(traveller, uuid)}
                      masked={String(value)}
                      what={option?.name.toLowerCase() ?? 'number'}
                      bar={revealBar}
                    />
                  ) : (
                    answerText(option, value)
                  )}
                </FactRow>
              )
            })}
          </dl>
        </section>
      ))}
    </Card>
  )
}

function answerText(option: ActivityOption | undefined, value: AnswerValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const values = Array.isArray(value) ? value : [String(value)]
  const label = (one: string) => option?.items.find((item) => item.value === one)?.label ?? one
  const [only = ''] = values
  if (option?.inputType === 12 && isCountry(only)) return countryName(only)
  if (isCalendarDate(only)) return formatDay(only, { year: true })
  return values.map(label).join(', ')
}
