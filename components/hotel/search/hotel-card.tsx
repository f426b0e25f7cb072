import type { Route } from 'next'
import { Link } from '../../ui/link.tsx'
import { memo } from 'react'
import type { ListedHotel } from '../../../lib/hotel/city.ts'
import { hotelHref } from '../../../lib/hotel/stay-params.ts'
import { pricedFor, type Stay } from '../../../lib/hotel/stay.ts'
import { formatCents } from '../../../lib/money.ts'
import { IgnoredWhileLeaving } from '../../keys/ignored-keys.tsx'
import { cx } from '../../ui/cx.ts'
import { Photo } from '../../photo/photo.tsx'
import { useStayPrices } from '../stay-prices.ts'
import { Stars } from '../stars.tsx'
import { plural } from '../../../lib/plural.ts'

const BADGES = {
  ok: 'bg-ok-soft text-ok',
  held: 'bg-held-soft text-held',
  bad: 'bg-bad-soft text-bad',
  off: 'bg-off-soft text-off',
}

/**
 * Heights of a card including the gap below it, wide and narrow: fixed, so that the list can be virtualised.
 */
export const CARD_ROWS = { wide: 130, narrow: 184, wideFrom: 480 } as const

/** A hotel of a list. The whole card links to its rates; its height does not depend on its content. */
export const HotelCard = memo(function HotelCard(props: {
  hotel: ListedHotel
  stay: Stay
  /** Hovered here or on the map, or the current card for keys. */
  marked: boolean
  /** One of the first cards, whose photos load at once. */
  eager: boolean
  onHover: (hotelId: string | null) => void
}) {
  const { hotel } = props
  const id = String(hotel.id)
  return (
    <article
      onPointerEnter={() => props.onHover(id)}
      onPointerLeave={() => props.onHover(null)}
      onFocus={() => props.onHover(id)}
      onBlur={() => props.onHover(null)}
      className={cx(
        'card relative flex h-[174px] gap-3 p-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent @min-[480px]:h-[120px]',
        props.marked && 'border-accent ring-1 ring-accent',
      )}
    >
      <Photo
        icon="hotels"
        image={hotel.image}
        width={320}
        alt=""
        eager={props.eager}
        className="h-[92px] w-[72px] shrink-0 rounded-control @min-[480px]:h-full @min-[480px]:w-[128px]"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-[3px]">
        <h3 className="flex min-w-0 items-baseline gap-1.5 text-15 font-bold">
          <Link
            href={hotelHref(id, props.stay) as Route}
            data-card={id}
            className="min-w-0 truncate outline-none after:absolute after:inset-0 after:rounded-card"
          >
            <IgnoredWhileLeaving />
            <span>{hotel.name}</span>
          </Link>
          <Stars count={hotel.stars} className="shrink-0" />
        </h3>
        <p className="truncate text-ink2">{hotel.placeText}</p>
        <Review review={hotel.review} />
        <Terms badges={hotel.badges} />
        <Price
          hotel={hotel}
          stay={props.stay}
          className="mt-auto flex flex-wrap items-baseline justify-end gap-x-1.5 @min-[480px]:hidden"
        />
      </div>
      <Price
        hotel={hotel}
        stay={props.stay}
        className="hidden shrink-0 flex-col items-end justify-end text-right @min-[480px]:flex"
      />
    </article>
  )
})

/** What the cheapest rate includes, and how it can be cancelled. */
function Terms({ badges }: Pick<ListedHotel, 'badges'>) {
  return (
    <ul className="flex h-[22px] gap-1 @min-[480px]:gap-1.5" aria-label="Terms">
      {badges.map(({ text, tone, note }) => (
        <li
          key={text}
          title={note}
          className={cx(
            'min-w-0 truncate rounded-pill px-1 text-11 leading-[22px] font-medium @min-[480px]:px-2 @min-[480px]:text-12',
            BADGES[tone],
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  )
}

function Review({ review }: Pick<ListedHotel, 'review'>) {
  if (!review) return <p className="flex h-[22px] items-center text-ink3">No reviews yet</p>
  return (
    <p className="figures flex h-[22px] items-center gap-1.5 whitespace-nowrap">
      <span className="rounded-pill rounded-bl-none bg-accent px-1.5 font-bold text-accent-ink">
        {review.score}
      </span>
      <span className="font-medium">{review.word}</span>
      <span className="truncate text-ink2">{plural(review.count, 'review')}</span>
    </p>
  )
}

function Price({ hotel, stay, className }: { hotel: ListedHotel; stay: Stay; className: string }) {
  const prices = useStayPrices(stay)
  return (
    <p className={cx('figures', className)}>
      {hotel.beforeCents !== null && (
        <s className="text-12 text-ink3">
          <span className="sr-only">before </span>
          <span translate="no">{formatCents(prices.total(hotel.beforeCents), hotel.currency)}</span>
        </s>
      )}
      <span className="text-12 text-ink2">from</span>
      <span translate="no" className="text-18 leading-tight font-bold">
        {formatCents(prices.total(hotel.totalCents), hotel.currency)}
      </span>
      <span className="flex basis-full flex-wrap justify-end gap-x-1.5 text-12 text-ink2 @min-[480px]:basis-auto @min-[480px]:flex-col @min-[480px]:items-end">
        <span>{pricedFor(stay)}</span>
        <span>{`${formatCents(prices.nightly(hotel.totalCents), hotel.currency)} per night`}</span>
      </span>
    </p>
  )
}
