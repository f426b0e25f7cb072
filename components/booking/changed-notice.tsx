'use client'

import { useTransition } from 'react'
import type { ServiceChange } from '../../lib/booking/service-change.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { formatDate } from '../../lib/dates.ts'
import { attendTo } from '../../server/today/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { usePerson } from '../shell/admins.tsx'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { useShownPrices } from '../ui/shown-prices.tsx'
import { showToast } from '../ui/toast.ts'

/**
 * A change of the booking that was made outside the desk, until somebody marks it as handled.
 * @param onSeen reads the booking again
 */
export function ChangedNotice(props: { reference: string; change: ServiceChange; onSeen: () => void }) {
  const { about, before, after, parts, at } = props.change
  const { netHidden } = useShownPrices().prices
  const [pending, start] = useTransition()
  const mayAttend = usePerson()?.role !== 'viewer'
  const attend = () =>
    start(async () => {
      // The answer may not reach the browser; the next reading tells what happened.
      const outcome = await attendTo(props.reference, { reason: 'changed', at }).catch(() => null)
      if (outcome?.kind === 'session') raiseSessionExpired()
      if (outcome?.kind === 'not-permitted') showToast({ title: outcome.message, tone: 'bad' })
      if (outcome?.kind === 'moved-on') {
        showToast({ title: 'The booking changed meanwhile. Nothing was marked as handled.', tone: 'bad' })
      }
      props.onSeen()
    })
  return (
    <ActNotice
      tone="held"
      action={
        mayAttend && (
          <Button size="small" pending={pending} onClick={attend}>
            Done
          </Button>
        )
      }
    >
      {parts ? (
        <>
          <p className="font-bold">The schedule changed</p>
          <ul className="my-1">
            {parts.map((part) => (
              <li key={part.label} className="flex flex-wrap gap-x-3">
                <span translate="no" className="code min-w-[132px]">
                  {part.label}
                </span>
                <Difference before={part.before} after={part.after} />
              </li>
            ))}
          </ul>
        </>
      ) : about === 'price' && netHidden ? (
        <span>{'The price changed. '}</span>
      ) : (
        <>
          <span>{about === 'schedule' ? 'The departure was moved: ' : 'The price changed: '}</span>
          <Difference before={before} after={after} />
          <span>{'. '}</span>
        </>
      )}
      <span>{`Changed outside this office; detected ${formatDate(at.slice(0, 10))}, ${clockTime(at)} UTC. ${about === 'schedule' ? 'Tell the travellers.' : 'The new amount is held.'}`}</span>
    </ActNotice>
  )
}

function Difference({ before, after }: { before: string; after: string }) {
  return (
    <span className="figures">
      <span className="sr-only">was </span>
      <s>{before}</s>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, is </span>
      <b>{after}</b>
    </span>
  )
}
