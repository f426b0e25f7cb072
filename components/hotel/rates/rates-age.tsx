'use client'

import { useEffect, useState } from 'react'
import { OFFER_MINUTES } from '../../../contract/hotel/limits.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'

const LOOK_EVERY_MS = 15_000

/**
 * Says when the rates on screen have expired and offers a refresh, and why the last one failed. Renders
 * nothing before that.
 */
export function RatesAge(props: {
  readAtMs: number
  reading: boolean
  /** Why the last refresh failed; null where none did. */
  unrefreshed: Error | null
  onReadAgain: () => void
}) {
  const [lapsed, setLapsed] = useState(false)
  const { readAtMs } = props
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
        <Button pending={props.reading} onClick={props.onReadAgain}>
          Refresh rates
        </Button>
      }
    >
      {`These rates are over ${OFFER_MINUTES} minutes old. Rates not yet checked can no longer be booked.${props.unrefreshed ? ` Couldn't refresh: ${readFailureText(props.unrefreshed)}.` : ''}`}
    </ActNotice>
  )
}
