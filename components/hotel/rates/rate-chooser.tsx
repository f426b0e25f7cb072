'use client'

import { useMemo, useState, type ReactNode } from 'react'
import { rateMatrix } from './rate-matrix.ts'
import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import type { ListedRate } from '../../../lib/hotel/rate.ts'
import { formatCents } from '../../../lib/money.ts'
import { useCommands } from '../../shell/commands.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { useStayPrices } from '../stay-prices.ts'
import { MarkupNote } from '../../ui/shown-prices.tsx'
import { lateWindow } from '../../ui/late-window.tsx'
import { showToast } from '../../ui/toast.ts'
import { useOpenWhile } from '../../ui/use-open-while.ts'
import { ChoiceBar } from './choice-bar.tsx'
import type { HotelScreenProps } from './hotel-screen-props.ts'
import { RateTable } from './rate-table.tsx'
import { RatesAge } from './rates-age.tsx'
import { useOpenHotelForm } from './use-open-book-form.ts'
import { asLastKnown, useRateChecks, wantsConsent } from './use-rate-checks.ts'
import { plural } from '../../../lib/plural.ts'
import { TextSpan } from '../../ui/text-span.tsx'

const CompareDialog = lateWindow(() =>
  import('./compare-dialog.tsx').then((module) => module.RateCompareDialog),
)

/** The most rates that can be compared. */
const MOST_COMPARED = 4

/** The rates of a hotel as a matrix, from which a rate is selected, checked, compared and booked. */
export function RateChooser(
  props: HotelScreenProps & {
    hotel: HotelPage
    /** Time of the read, from which the rates' age is computed. */
    readAtMs: number
    reading: boolean
    /** Why these rates could not be refreshed; null where nothing failed. */
    unrefreshed: Error | null
    onReadAgain: () => void
    /** Shown between the rates and the bar at the bottom. */
    children: ReactNode
  },
) {
  const { hotel } = props
  const prices = useStayPrices(props.stay)
  const matrix = useMemo(() => rateMatrix(hotel.rates), [hotel.rates])
  const [chosenCode, setChosenCode] = useState<string | null>(null)
  const [pinned, setPinned] = useState<readonly string[]>([])
  const checks = useRateChecks()
  const listedRates = hotel.rates.map((rate) => asLastKnown(rate, checks.of(rate.offer.offerCode)))
  const compared = listedRates.filter((rate) => pinned.includes(rate.offer.offerCode))
  const [comparing, setComparing] = useOpenWhile(compared.length > 0)
  const available = listedRates.filter(({ gone }) => !gone)
  const chosen = hotel.rates.find((rate) => rate.offer.offerCode === chosenCode) ?? null
  const check = chosenCode === null ? null : checks.of(chosenCode)
  const openForm = useOpenHotelForm(props)

  const choose = (rate: ListedRate) => setChosenCode(rate.offer.offerCode)
  const checkIt = (rate: ListedRate) => {
    choose(rate)
    void checks.check(rate.offer)
  }
  const mayBook = (code: string) =>
    checks.of(code)?.status !== 'gone' && !wantsConsent(checks.of(code)) && props.blockedReason === undefined
  // The form checks the price. A rate that has the focus without having been selected is meant as well.
  const bookable = (code: string | null) => code !== null && mayBook(code)
  const book = () => {
    const code = focusedRate() ?? chosenCode
    const rate = hotel.rates.find(({ offer }) => offer.offerCode === code)
    if (!rate || !mayBook(rate.offer.offerCode)) return
    choose(rate)
    openForm(rate, checks.of(rate.offer.offerCode))
  }
  const pin = (rate: ListedRate) => setPinned((codes) => toggled(codes, rate.offer.offerCode))

  useChooserCommands({
    chosen,
    canBook: () => bookable(focusedRate() ?? chosenCode),
    book,
    pin,
    pinnedCount: pinned.length,
    compare: () => setComparing(true),
  })

  return (
    <>
      <section aria-labelledby="rates-title" className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id="rates-title" className="text-15 font-bold">
            <span>{'Rooms and rates '}</span>
            <span className="figures text-13 font-normal text-ink2">
              {available.length === 0
                ? 'none available'
                : `${plural(available.length, 'rate')}, from ${formatCents(prices.total(Math.min(...available.map(totalOf))))}`}
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
              {chosen && (
                <>
                  <Kbd keys="Enter" />
                  <span>{' check '}</span>
                  <Kbd keys="c" />
                  <span>{' compare '}</span>
                </>
              )}
              {bookable(chosenCode) && (
                <>
                  <Kbd keys="b" />
                  <span>{' book'}</span>
                </>
              )}
            </span>
          </p>
        </div>
        <RatesAge
          readAtMs={props.readAtMs}
          reading={props.reading}
          unrefreshed={props.unrefreshed}
          onReadAgain={props.onReadAgain}
        />
        <RateTable
          matrix={matrix}
          prices={prices}
          chosenCode={chosenCode}
          checks={checks}
          pinned={pinned}
          onChoose={choose}
          onCheck={checkIt}
        />
      </section>
      <TextSpan>{props.children}</TextSpan>
      {chosen && (
        <ChoiceBar
          rate={chosen}
          prices={prices}
          check={check}
          checks={checks}
          pinned={pinned.includes(chosen.offer.offerCode)}
          pinnedCount={pinned.length}
          blockedReason={props.blockedReason}
          onCheck={() => checkIt(chosen)}
          onPin={() => pin(chosen)}
          onCompare={() => setComparing(true)}
          onBook={book}
        />
      )}
      <CompareDialog
        open={comparing ?? false}
        rates={compared}
        prices={prices}
        onOpenChange={setComparing}
        onChoose={(rate) => {
          choose(rate)
          setComparing(false)
        }}
        onUnpin={pin}
      />
    </>
  )
}

/** The code of the rate that has the focus; null where none has. */
function focusedRate(): string | null {
  const cell = document.activeElement?.closest<HTMLElement>('[data-rate-cell]')
  return cell?.dataset['rateCode'] ?? null
}

function totalOf({ offer }: ListedRate): number {
  return offer.price.totalCents
}

function toggled(codes: readonly string[], code: string): readonly string[] {
  if (codes.includes(code)) return codes.filter((one) => one !== code)
  if (codes.length < MOST_COMPARED) return [...codes, code]
  showToast({ title: `You can compare up to ${MOST_COMPARED} rates; remove one first` })
  return codes
}

function useChooserCommands(props: {
  chosen: ListedRate | null
  canBook: () => boolean
  book: () => void
  pin: (rate: ListedRate) => void
  pinnedCount: number
  compare: () => void
}) {
  const { chosen, canBook, book, pin, pinnedCount, compare } = props
  useCommands([
    {
      id: 'rate-book',
      label: 'Book this rate',
      group: 'This rate',
      keys: 'b',
      when: canBook,
      run: book,
    },
    {
      id: 'rate-pin',
      label: 'Add to comparison or remove',
      group: 'This rate',
      keys: 'c',
      when: () => chosen !== null,
      run: () => chosen && pin(chosen),
    },
    {
      id: 'rate-compare',
      label: 'Show compared rates',
      group: 'This hotel',
      keys: 'v',
      when: () => pinnedCount > 1,
      run: compare,
    },
  ])
}
