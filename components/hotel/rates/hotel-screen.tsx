'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cityHref } from '../../../lib/hotel/stay-params.ts'
import { firstDateAnywhere } from '../../../lib/first-date.ts'
import { isPastStay } from '../past-stay.ts'
import { ReadFailure } from '../../../lib/read.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { spotOf } from '../../map/spot.ts'
import { Stars } from '../stars.tsx'
import { HotelDetails } from './hotel-details.tsx'
import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import { hotelRatesOptions } from '../../../lib/hotel/hotel-rates.ts'
import type { HotelScreenProps } from './hotel-screen-props.ts'
import { HotelSkeleton } from './hotel-skeleton.tsx'
import { LocationLink } from '../../map/location-link.tsx'
import { NoRates } from './no-rates.tsx'
import { PhotoGallery } from '../../photo/photo-gallery.tsx'
import { RateChooser } from './rate-chooser.tsx'
import { ReviewScore } from './review-score.tsx'
import { StayBar } from './stay-bar.tsx'

/** One hotel: a summary, then its rates, then everything else. */
export function HotelScreen(props: HotelScreenProps) {
  const { hotelId, stay } = props
  const query = useQuery(hotelRatesOptions(hotelId, stay))
  const screen = useRef<HTMLDivElement>(null)
  // The first rate takes the focus once there are rates, and again after a refresh.
  useEffect(() => toFirstRate(screen.current), [query.dataUpdatedAt])
  const hotel = query.data ?? null
  return (
    <div
      ref={screen}
      className="mx-auto flex min-h-full max-w-[1244px] flex-col gap-4 px-4 py-4 max-narrow:px-3"
    >
      <StayBar hotelId={hotelId} stay={stay} place={props.place} serverNow={props.serverNow} />
      {query.isPending && <HotelSkeleton />}
      {!query.isPending && !hotel && (
        <NoHotel {...props} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {hotel && (
        <>
          <HotelHead hotel={hotel} />
          {hotel.rates.length === 0 ? (
            <>
              <NoRates hotel={hotel} stay={stay} serverNow={props.serverNow} place={props.place} />
              <HotelDetails hotel={hotel} />
            </>
          ) : (
            <RateChooser
              key={query.dataUpdatedAt}
              hotel={hotel}
              readAtMs={query.dataUpdatedAt}
              reading={query.isFetching}
              unrefreshed={query.error}
              onReadAgain={() => void query.refetch()}
              {...props}
            >
              <HotelDetails hotel={hotel} />
            </RateChooser>
          )}
        </>
      )}
    </div>
  )
}

function toFirstRate(screen: HTMLElement | null): void {
  // On a page that was loaded and not used yet, the focus stays at the start of the document.
  if (!navigator.userActivation.hasBeenActive || document.activeElement !== document.body) return
  screen?.querySelector<HTMLElement>('[data-rate-cell][tabindex="0"]')?.focus({ preventScroll: true })
}

/** Says that there is no such hotel, or why it could not be read: `error`, null where it was read. */
function NoHotel(props: HotelScreenProps & { error: Error | null; onRetry: () => void }) {
  const { stay, place, error } = props
  const others = (
    <ButtonLink href={place === null ? '/hotels' : cityHref({ ...stay, place })}>Other hotels</ButtonLink>
  )
  if (error === null) return <ErrorState title="Hotel not found" safe="Nothing was booked." action={others} />
  // The same request would be refused again, so no retry is offered.
  if (error instanceof ReadFailure && error.status === 422) {
    return (
      <ErrorState
        title="No rates for this hotel and stay"
        safe={refusedWords(error, stay, props.serverNow)}
        action={others}
      />
    )
  }
  return (
    <ErrorState
      title="Couldn't load this hotel"
      safe={`${readFailureText(error) ?? 'No response'}. Nothing was booked.`}
      action={
        <>
          <Button variant="primary" onClick={props.onRetry}>
            Try again
          </Button>
          {others}
        </>
      }
    />
  )
}

/** A refusal names fields of the request that no agent has seen, so it is put in terms of the query above. */
function refusedWords(error: Error, { checkIn }: HotelScreenProps['stay'], serverNow: string): string {
  if (isPastStay(error) || checkIn < firstDateAnywhere(serverNow))
    return 'These dates have passed. Choose new dates above. Nothing was booked.'
  return "This hotel isn't sold for these dates and guests, or no longer at all. Nothing was booked."
}

/** The summary of a hotel: photos, name, stars, score, location, check-in and check-out times. */
function HotelHead({ hotel }: { hotel: HotelPage }) {
  return (
    <section
      aria-label="Hotel"
      className="grid grid-cols-[minmax(0,1fr)_340px] gap-4 max-wide:grid-cols-1 max-narrow:gap-3"
    >
      <PhotoGallery
        images={hotel.images}
        name={hotel.name}
        icon="hotels"
        className="h-[236px]"
        widePx={430}
      />
      <div className="card flex flex-col gap-2.5 p-4 max-wide:order-first max-narrow:gap-1.5 max-narrow:p-3">
        <h1 className="text-22 leading-tight font-bold">{hotel.name}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 wide:flex-col wide:items-start">
          {hotel.stars < 1 ? <span className="text-ink2">no stars</span> : <Stars count={hotel.stars} />}
          {hotel.reviews ? (
            <ReviewScore reviews={hotel.reviews} />
          ) : (
            <p className="text-ink2">No guest reviews yet</p>
          )}
        </div>
        <address className="text-ink2 not-italic">
          <span>{`${hotel.address || 'Address not supplied'} `}</span>
          {spotOf(hotel.location) && <LocationLink />}
        </address>
        <dl className="figures mt-auto grid grid-cols-2 gap-3 border-t pt-2.5">
          <Hour label="Check-in" word="from" hour={hotel.checkInFrom} />
          <Hour label="Check-out" word="until" hour={hotel.checkOutUntil} />
        </dl>
      </div>
    </section>
  )
}

function Hour({ label, word, hour }: { label: string; word: string; hour: string }) {
  return (
    <div>
      <dt className="text-12 text-ink2">{label}</dt>
      <dd className={hour === '' ? 'text-ink2' : 'font-medium'}>
        {hour === '' ? 'not supplied' : `${word} ${hour}`}
      </dd>
    </div>
  )
}
