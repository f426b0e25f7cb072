'use client'

import { useState } from 'react'
import { coverageText } from './coverage-words.ts'
import { readUnreadAgain } from '../../server/booking/actions.ts'
import { useCoverage } from '../shell/coverage.ts'
import { useServiceAway } from '../shell/service-away.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { useNetFormat } from '../ui/shown-prices.tsx'
import { useSteadyRefresh } from './use-steady-refresh.ts'

const WHILE_READING_MILLISECONDS = 2_000
const NEVER_MILLISECONDS = 86_400_000

/**
 * Says that the list does not have all bookings of the office yet, how far it is, and what the wallet holds
 * besides; nothing where it has all. Refreshes the page more often while bookings are being read.
 * @param props.onImport offers to import bookings by their references; left out, the list of bookings does
 */
export function CoverageNotice(props: { refresh: () => void; onImport?: () => void }) {
  const { refresh, onImport } = props
  const coverage = useCoverage()
  const [asked, setAsked] = useState(false)
  const formatNet = useNetFormat()
  const isAway = useServiceAway() !== null
  useSteadyRefresh(refresh, coverage.isReading && !isAway ? WHILE_READING_MILLISECONDS : NEVER_MILLISECONDS)
  const said = coverageText(coverage, formatNet)
  if (said === null) return null
  const again = async () => {
    setAsked(true)
    await readUnreadAgain().finally(() => setAsked(false))
    refresh()
  }
  return (
    <ActNotice
      tone={coverage.isReading ? 'run' : 'held'}
      action={
        !coverage.isReading && (
          <>
            {coverage.unreadCount > 0 && (
              <Button size="small" pending={asked} onClick={() => void again()}>
                Try again
              </Button>
            )}
            {onImport ? (
              <Button size="small" onClick={onImport}>
                Import bookings
              </Button>
            ) : (
              <ButtonLink size="small" href="/bookings">
                All bookings
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <b>{said.title}</b>
      <span>{said.text === '' ? '' : ` ${said.text}`}</span>
    </ActNotice>
  )
}
