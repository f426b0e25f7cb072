import type { Route } from 'next'
import { Link } from '../../ui/link.tsx'
import { memo, useRef } from 'react'
import { confirmationText, durationText } from '../../../lib/activity/activity-terms.ts'
import type { ActivityRow } from '../../../lib/activity/catalogue-answer.ts'
import { matchPieces } from '../../../text/match-pieces.ts'
import { formatCents } from '../../../lib/money.ts'
import { IgnoredWhileLeaving } from '../../keys/ignored-keys.tsx'
import { Photo } from '../../photo/photo.tsx'
import { useShownUnits } from '../../ui/shown-prices.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { languageBadge, languageName } from './title-language.tsx'
import { useActivityTerms } from './use-activity-terms.ts'

/** Heights of a row, wide and narrow: fixed, so that the list can be virtualised. */
export const ACTIVITY_ROWS = { wide: 84, narrow: 112, wideFrom: 640 } as const

/** An activity of the list. The whole row links to its page; its height does not depend on its content. */
export const ActivityCard = memo(function ActivityCard(props: {
  activity: ActivityRow
  /** The word that was looked for; empty for none. */
  word: string
  href: `/activities/${string}`
  /** The current row for keys. */
  marked: boolean
  /** One of the first rows, whose photos load at once. */
  eager: boolean
}) {
  const { activity, word } = props
  const { title, translated, typeName, cityName } = activity
  return (
    <article
      className={cx(
        'relative flex h-[112px] items-center gap-3 px-2 py-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent @min-[640px]:h-[84px]',
        props.marked ? 'bg-accent-soft shadow-[inset_2px_0_0_var(--accent)]' : 'hover:bg-sunk',
      )}
    >
      <Photo
        image={activity.image}
        icon="activities"
        width={320}
        // At most 122 px: a screen of twice the density loads the next size, others the smallest that fits.
        sizes="172px"
        alt=""
        eager={props.eager}
        className="h-[66px] w-[84px] shrink-0 rounded-control @min-[640px]:w-[122px]"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h3 className="truncate font-bold @min-[640px]:text-14">
          <Link
            href={props.href as Route}
            data-card={activity.uuid}
            className="outline-none after:absolute after:inset-0"
          >
            <IgnoredWhileLeaving />
            <MarkedTitle title={title} word={word} />
          </Link>
        </h3>
        {translated && <SecondTitle translated={translated} word={word} />}
        <p className="truncate text-12 text-ink2">{[typeName, cityName].filter(Boolean).join(' · ')}</p>
        <p className="figures flex items-baseline justify-between gap-2 @min-[640px]:hidden">
          <Sold count={activity.soldCount} />
          <Price cents={activity.fromCents} />
        </p>
      </div>
      <Terms uuid={activity.uuid} />
      <p className="figures w-[96px] shrink-0 text-right text-12 @max-[639.98px]:hidden">
        <Sold count={activity.soldCount} />
      </p>
      <p className="figures w-[124px] shrink-0 pr-1.5 text-right @max-[639.98px]:hidden">
        <Price cents={activity.fromCents} />
      </p>
    </article>
  )
})

/** The title in another language, with a badge that names it. */
function SecondTitle(props: { translated: NonNullable<ActivityRow['translated']>; word: string }) {
  const { translated, word } = props
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-12 text-ink2">
      <span
        translate="no"
        title={languageName(translated.language)}
        className="code shrink-0 rounded-[4px] border px-1 text-11 text-ink3"
      >
        {languageBadge(translated.language)}
      </span>
      <bdi lang={translated.language.toLowerCase()} className="min-w-0 truncate">
        <MarkedTitle title={translated.title} word={word} />
      </bdi>
    </p>
  )
}

/** A title with the word marked that was looked for. */
function MarkedTitle({ title, word }: { title: string; word: string }) {
  return matchPieces(title, word, { anywhere: true }).map(({ text, match }, at) =>
    match ? (
      <mark key={at} className="rounded-[3px] bg-held-soft font-bold text-ink">
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
}

/** Duration and confirmation, where there is room for them. They come late, so their space is kept. */
function Terms({ uuid }: { uuid: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const terms = useActivityTerms(uuid, place)
  const confirmation = terms && confirmationText(terms)
  return (
    <>
      <span ref={place} className="figures w-[120px] shrink-0 truncate text-ink2 @max-[899.98px]:hidden">
        {terms && durationText(terms)}
      </span>
      <span className="figures w-[132px] shrink-0 @max-[899.98px]:hidden">
        {confirmation && (
          <span
            className={cx('flex items-center gap-1', terms.instant > 0 ? 'font-medium text-ok' : 'text-ink2')}
          >
            <Icon name={terms.instant > 0 ? 'instant' : 'clock'} className="size-3.5" />
            <span>{confirmation}</span>
          </span>
        )}
      </span>
    </>
  )
}

function Sold({ count }: { count: number }) {
  return (
    <span className="min-w-0 truncate text-ink2">
      {count === 0 ? '' : `${count.toLocaleString('en-US')} sold`}
    </span>
  )
}

function Price({ cents }: { cents: number }) {
  const shownOf = useShownUnits('activity')
  return (
    <span className="shrink-0 whitespace-nowrap">
      <span className="text-12 text-ink2">from </span>
      <span translate="no" className="text-18 leading-tight font-bold">
        {formatCents(shownOf(cents))}
      </span>
      <span className="text-12 text-ink2 @min-[640px]:block"> per person</span>
    </span>
  )
}
