'use client'

import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { OFFER_MINUTES } from '../../../contract/hotel/limits.ts'
import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import { formatCents } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { lateWindow } from '../../ui/late-window.tsx'
import { MarkupNote } from '../../ui/shown-prices.tsx'
import { TextSpan } from '../../ui/text-span.tsx'
import { useOpenWhile } from '../../ui/use-open-while.ts'
import { useCollect } from '../../trip/use-collect.ts'
import { useStayPrices, type StayPrices } from '../stay-prices.ts'
import { ChoiceBar } from './choice-bar.tsx'
import type { HotelScreenProps } from './hotel-screen-props.ts'
import { rateMatrix } from './rate-matrix.ts'
import { RateTable } from './rate-table.tsx'
import { useChoiceCommands, useRateChoice, type RateChoice } from './use-rate-choice.ts'

const CompareDialog = lateWindow(() =>
  import('./compare-dialog.tsx').then((module) => module.RateCompareDialog),
)

/** When the rates were read, and how they are read again. */
type Reading = {
  readAtMs: number
  reading: boolean
  /** Why these rates could not be refreshed; null where nothing failed. */
  unrefreshed: Error | null
  onReadAgain: () => void
}

/** The rates of a hotel as a matrix, from which a rate is selected, checked, compared and booked. */
export function RateChooser(
  props: HotelScreenProps &
    Reading & {
      hotel: HotelPage
      /** Shown between the rates and the bar at the bottom. */
      children: ReactNode
    },
) {
  const { hotel } = props
  const prices = useStayPrices(props.stay)
  const matrix = useMemo(() => rateMatrix(hotel.rates), [hotel.rates])
  const choice = useRateChoice(props)
  const { chosen, compared } = choice
  const [comparing, setComparing] = useOpenWhile(compared.length > 0)
  useChoiceCommands(choice, () => setComparing(true))
  const collect = useCollect('hotel')
  return (
    <>
      <section aria-labelledby="rates-title" className="flex flex-col gap-2">
        <Head choice={choice} prices={prices} />
        <RatesAge
          readAtMs={props.readAtMs}
          reading={props.reading}
          unrefreshed={props.unrefreshed}
          onReadAgain={props.onReadAgain}
        />
        <RateTable matrix={matrix} prices={prices} choice={choice} />
      </section>
      <TextSpan>{props.children}</TextSpan>
      {chosen && (
        <ChoiceBar
          rate={chosen}
          prices={prices}
          choice={choice}
          blockedReason={props.blockedReason}
          onCompare={() => setComparing(true)}
        />
      )}
      <CompareDialog
        open={comparing ?? false}
        rates={compared}
        prices={prices}
        onOpenChange={setComparing}
        onChoose={(rate) => {
          choice.choose(rate)
          setComparing(false)
        }}
        onCollect={(rate) => collect.run(choice.hrefOf(rate))}
        onUnpin={choice.pin}
      />
    </>
  )
}

/** How many rates are available and from which price, and the keys that work now. */
function Head({ choice, prices }: { choice: RateChoice; prices: StayPrices }) {
  const { available } = choice
  const netCents = available.map(({ offer }) => offer.price.totalCents)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-2">
      <h2 id="rates-title" className="text-15 font-bold">
        <span>{'Rooms and rates '}</span>
        <span className="figures text-13 font-normal text-ink2">
          {available.length === 0
            ? 'none available'
            : `${plural(available.length, 'rate')}, from ${formatCents(prices.total(Math.min(...netCents)))}`}
        </span>
      </h2>
      <p className="flex items-center gap-1.5 text-12 text-ink2">
        <span>Whole stay, USD</span>
        <MarkupNote kind="hotel" />
        <span className="flex items-center gap-1.5 pointer-coarse:hidden max-wide:hidden">
          <span>{'· '}</span>
          <Kbd keys="r" />
          <Kbd keys="←" />
          <Kbd keys="→" />
          <span>{' move '}</span>
          {choice.chosen && (
            <>
              <Kbd keys="Enter" />
              <span>{' check '}</span>
              <Kbd keys="c" />
              <span>{' compare '}</span>
            </>
          )}
          {choice.canBookChosen && (
            <>
              <Kbd keys="b" />
              <span>{' book'}</span>
            </>
          )}
        </span>
      </p>
    </div>
  )
}

const LOOK_EVERY_MS = 15_000

/**
 * Says when the rates on screen have expired and offers a refresh, and why the last one failed. Renders
 * nothing before that.
 */
function RatesAge({ readAtMs, reading, unrefreshed, onReadAgain }: Reading) {
  const [lapsed, setLapsed] = useState(false)
  useEffect(() => {
    // Rates that came with the page have the server's time, which may be ahead of the browser's.
    const since = Math.min(readAtMs, Date.now())
    const update = () => setLapsed(Date.now() - since >= OFFER_MINUTES * 60_000)
    const timer = setInterval(update, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [readAtMs])
  if (!lapsed) return null
  return (
    <ActNotice
      tone="held"
      action={
        <Button pending={reading} onClick={onReadAgain}>
          Refresh rates
        </Button>
      }
    >
      {`These rates are over ${OFFER_MINUTES} minutes old. Refresh them to book one that you haven't checked.${unrefreshed ? ` Couldn't refresh: ${readFailureText(unrefreshed)}.` : ''}`}
    </ActNotice>
  )
}
