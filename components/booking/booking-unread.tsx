'use client'

import type { Route } from 'next'
import type { LastSeen } from '../../lib/booking/last-seen.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { useServerClock } from '../ui/use-server-clock.ts'
import { ageText } from './how-long.ts'
import { LineFacts } from './line-facts.tsx'

/** The page of a booking that cannot be read now: the reason, and the last facts in the office's list. */
export function BookingUnread(props: { message: string; href: Route; lastSeen: LastSeen | null }) {
  return (
    <>
      <ErrorState
        title="Couldn't load this booking"
        safe={`${props.message} What was sent before is not affected: it may still go through.`}
        action={<ButtonLink href={props.href}>Refresh</ButtonLink>}
      />
      {props.lastSeen && <LastKnown {...props.lastSeen} />}
    </>
  )
}

function LastKnown({ line, seenAt, serverNow }: LastSeen) {
  const age = ageText(seenAt, useServerClock(serverNow))
  const title = line.service?.title ?? kindFacts(line.kind).service
  return (
    <div className="mx-auto max-w-[52ch] px-4 pb-8">
      <Card title={title} aside={<span className="figures">{`Last known ${age}`}</span>}>
        <div className="p-4">
          <LineFacts line={line} serverNow={serverNow} />
        </div>
      </Card>
    </div>
  )
}
