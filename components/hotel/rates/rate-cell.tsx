'use client'

import { CHECK_MINUTES } from '../../../contract/hotel/limits.ts'
import { fewRoomsLeft, type ListedRate } from '../../../lib/hotel/rate.ts'
import { termsLine, termsTones, type StayTerms } from '../../../lib/hotel/terms.ts'
import { nightsOf } from '../../../lib/hotel/stay.ts'
import { formatCents } from '../../../lib/money.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { cx } from '../../ui/cx.ts'
import { StatusMark } from '../../ui/status-pill.tsx'
import type { StayPrices } from '../stay-prices.ts'
import { wantsConsent, type RateCheck } from './use-rate-checks.ts'

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/**
 * One rate: its total, its price per night, its cancellation terms, how many are left, and whether it was
 * checked.
 */
export function RateCell(props: {
  rate: ListedRate
  prices: StayPrices
  /** `row:column`, by which key handling finds the cell. */
  cell: string
  /** The board, shown where there is no column heading. */
  column: string
  check: RateCheck | null
  chosen: boolean
  pinned: boolean
  tabStop: boolean
  onChoose: () => void
  onCheck: () => void
  onLapse: () => void
}) {
  const { rate, check, chosen, prices } = props
  const { offer } = rate
  const tone = termsTones[offer.terms.kind]
  const roomsLeft = check?.status === 'gone' ? null : fewRoomsLeft(offer)
  return (
    <button
      type="button"
      data-rate-cell={props.cell}
      data-rate-code={offer.offerCode}
      tabIndex={props.tabStop ? 0 : -1}
      aria-pressed={chosen}
      onClick={props.onChoose}
      onDoubleClick={props.onCheck}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        props.onCheck()
      }}
      className={cx(
        'figures flex h-full min-h-[84px] w-full scroll-mb-24 scroll-ml-[300px] min-w-0 flex-col rounded-control border bg-panel px-2.5 py-1.5 text-left max-narrow:h-auto max-narrow:min-h-0 max-narrow:scroll-mb-44 max-narrow:border-transparent',
        chosen
          ? 'border-accent ring-1 ring-accent max-narrow:border-accent'
          : 'border-line hover:border-line2',
      )}
    >
      <span className="text-12 text-ink2 narrow:hidden">{props.column}</span>
      <Price rate={rate} check={check} prices={prices} />
      <span
        className={cx(
          'flex items-start gap-1 text-11',
          TONE_TEXT[tone],
          // The column heading says the same, except for the time limit.
          offer.terms.until === null && 'narrow:sr-only',
        )}
      >
        <StatusMark tone={tone} className="mt-1 size-2 narrow:hidden" />
        <TermsWords terms={offer.terms} />
      </span>
      {roomsLeft !== null && <span className="text-11 font-medium text-held">{roomsLeft}</span>}
      {props.pinned && <span className="text-11 font-medium text-accent">compared</span>}
      <CheckLine check={check} onLapse={props.onLapse} />
    </button>
  )
}

/** The total of the rate, as checked or as listed, the one before a discount, and the price per night. */
function Price({ rate, check, prices }: { rate: ListedRate; check: RateCheck | null; prices: StayPrices }) {
  const { totalCents } = (check?.offer ?? rate.offer).price
  const isGone = check?.status === 'gone'
  return (
    <>
      <span className="flex items-baseline gap-1.5">
        <span translate="no" className={cx('text-14 font-bold', isGone && 'text-ink3 line-through')}>
          {formatCents(prices.total(totalCents))}
        </span>
        {rate.beforeCents !== null && !isGone && (
          <s className="text-11 text-ink3">
            <span className="sr-only">before the discount </span>
            <span translate="no">{formatCents(prices.total(rate.beforeCents))}</span>
          </s>
        )}
      </span>
      {nightsOf(rate.offer) > 1 && (
        <span className="text-11 text-ink2">{`${formatCents(prices.nightly(totalCents))} per night`}</span>
      )}
    </>
  )
}

/** Line breaks never split the date and time, nor the zone. */
function TermsWords({ terms }: { terms: StayTerms }) {
  const [, before, moment, zone] = /^(.+) (until [^,]+,) (.+)$/.exec(termsLine(terms)) ?? []
  if (moment === undefined) return <span>{termsLine(terms)}</span>
  return (
    <span>
      <span>{`${before ?? ''} `}</span>
      <span className="whitespace-nowrap">{moment}</span>
      <span> </span>
      <span className="whitespace-nowrap">{zone}</span>
    </span>
  )
}

function CheckLine({ check, onLapse }: { check: RateCheck | null; onLapse: () => void }) {
  if (check === null) return null
  if (check.status === 'checking') return <span className="text-11 text-ink2">checking…</span>
  if (check.status === 'gone')
    return <span className="text-11 font-medium text-bad">no longer available</span>
  if (check.status === 'failed') return <span className="text-11 text-bad">not checked</span>
  if (check.status === 'lapsed' || check.checkedAt === null) {
    return <span className="text-11 text-held">check again</span>
  }
  const until = new Date(Date.parse(check.checkedAt) + CHECK_MINUTES * 60_000).toISOString()
  return (
    <span className="mt-0.5 flex items-center gap-1 text-11 text-ok">
      {wantsConsent(check) ? <span className="text-held">price changed</span> : <span>checked</span>}
      <Countdown
        deadlineAt={until}
        serverNow={check.checkedAt}
        label="Rate check"
        speaks={false}
        onOver={onLapse}
      />
    </span>
  )
}
