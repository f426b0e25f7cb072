'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import type { ListedRate } from '../../../lib/hotel/rate.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { useCommands } from '../../shell/commands.ts'
import { showToast } from '../../ui/toast.ts'
import { bookHref, chosenRateKey, chosenRateStorageKey } from '../chosen-rate.ts'
import type { HotelScreenProps } from './hotel-screen-props.ts'
import { asLastKnown, useRateChecks, wantsConsent, type RateCheck } from './use-rate-checks.ts'

/** The most rates that can be compared. */
const MOST_COMPARED = 4

/** The rate of a hotel that is selected, those that are compared, and what can be done with them. */
export type RateChoice = ReturnType<typeof useRateChoice>

/** Holds which rates of a hotel are selected, compared and checked. */
export function useRateChoice(props: HotelScreenProps & { hotel: HotelPage }) {
  const { rates } = props.hotel
  const [chosenCode, setChosenCode] = useState<string | null>(null)
  const [pinned, setPinned] = useState<readonly string[]>([])
  const checks = useRateChecks()
  const openForm = useOpenHotelForm(props)
  const latest = rates.map((rate) => asLastKnown(rate, checks.of(rate.offer.offerCode)))

  const choose = (rate: ListedRate) => setChosenCode(rate.offer.offerCode)
  const canBook = (code: string | null) => {
    const check = code === null ? null : checks.of(code)
    return (
      code !== null && check?.status !== 'gone' && !wantsConsent(check) && props.blockedReason === undefined
    )
  }
  return {
    chosen: rates.find(({ offer }) => offer.offerCode === chosenCode) ?? null,
    available: latest.filter(({ gone }) => !gone),
    compared: latest.filter(({ offer }) => pinned.includes(offer.offerCode)),
    pinned,
    checks,
    choose,
    check: (rate: ListedRate) => {
      choose(rate)
      void checks.check(rate.offer)
    },
    /** Adds a rate to the comparison, or removes it. */
    pin: (rate: ListedRate) => setPinned((codes) => toggled(codes, rate.offer.offerCode)),
    /** Address of the form of a rate. */
    hrefOf: ({ offer }: ListedRate) => bookHref({ rateCode: offer.offerCode, ...props }),
    canBookChosen: canBook(chosenCode),
    // The form checks the price. A rate that has the focus without having been selected is meant as well.
    canBook: () => canBook(focusedRate() ?? chosenCode),
    book: () => {
      const code = focusedRate() ?? chosenCode
      const rate = rates.find(({ offer }) => offer.offerCode === code)
      if (!rate || !canBook(code)) return
      choose(rate)
      openForm(rate, checks.of(rate.offer.offerCode))
    },
  }
}

/** The code of the rate that has the focus; null where none has. */
function focusedRate(): string | null {
  const cell = document.activeElement?.closest<HTMLElement>('[data-rate-cell]')
  return cell?.dataset['rateCode'] ?? null
}

function toggled(codes: readonly string[], code: string): readonly string[] {
  if (codes.includes(code)) return codes.filter((one) => one !== code)
  if (codes.length < MOST_COMPARED) return [...codes, code]
  showToast({ title: `You can compare up to ${MOST_COMPARED} rates; remove one first` })
  return codes
}

/** Opens the booking form of a rate and stores the offer as shown, or as agreed to after a check. */
function useOpenHotelForm(
  where: Pick<HotelScreenProps, 'hotelId' | 'stay' | 'place'>,
): (rate: ListedRate, check: RateCheck | null) => void {
  const queries = useQueryClient()
  const router = useRouter()
  const leave = useLeaveScreen()
  return (rate, check) => {
    const rateCode = rate.offer.offerCode
    const offer = check?.offer ?? rate.offer
    queries.setQueryData(chosenRateKey(rateCode), offer)
    try {
      sessionStorage.setItem(chosenRateStorageKey(rateCode), JSON.stringify(offer))
    } catch {
      // If the storage is full, a reload shows the rate only after the price check.
    }
    leave(() => router.push(bookHref({ rateCode, ...where })))
  }
}

/** The commands of the selected rate and of the comparison. */
export function useChoiceCommands(choice: RateChoice, compare: () => void): void {
  const { chosen, pinned, canBook, book, pin } = choice
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
      when: () => pinned.length > 1,
      run: compare,
    },
  ])
}
