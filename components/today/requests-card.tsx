'use client'

import { useState } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { REASON_LENGTH } from '../../lib/booking/reason-text.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import type { Decision, LimitRequestLine, TodayView } from '../../lib/today/today-view.ts'
import { decideRequest } from '../../server/today/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { useNetFormat } from '../ui/shown-prices.tsx'
import { TextField } from '../ui/text-field.tsx'
import { PartCard } from './part-card.tsx'

/**
 * Acts above daily limits: an admin decides on them, an agent sees what was decided. Nothing where there are
 * none.
 */
export function RequestsCard({ view, refresh }: { view: TodayView; refresh: () => void }) {
  const { requests } = view
  if (requests.kind === 'read' && requests.lines.length === 0) return null
  return (
    <PartCard title="Above daily limits" part={requests}>
      {({ lines, decides }) => (
        <ul>
          {lines.map((line) => (
            <li key={line.id} className="border-b px-4 py-2.5 last:border-b-0">
              <RequestFacts line={line} />
              {decides ? <Decide line={line} onDone={refresh} /> : <Decided line={line} />}
            </li>
          ))}
        </ul>
      )}
    </PartCard>
  )
}

function RequestFacts({ line }: { line: LimitRequestLine }) {
  const formatNet = useNetFormat()
  const { service, verbs, hold } = kindFacts(line.kind)
  const what = line.verb === 'hold' ? `Hold, ${service.toLowerCase()}` : (verbs[hold.completes]?.label ?? '')
  const facts = (
    <>
      <Icon name={kindIcon(line.kind)} className="mt-0.5 text-ink2" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {[line.who, formatNet?.(line.cents)].filter(Boolean).join(', ')}
        </span>
        <span className="figures block text-12 text-ink2">
          {[what, line.reference, `until ${clockTime(line.expiresAt).slice(0, 5)} UTC`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  )
  if (line.reference === null) return <div className="flex items-start gap-2.5">{facts}</div>
  return (
    <Link href={bookingHref(line.reference)} className="flex items-start gap-2.5 hover:bg-sunk">
      {facts}
    </Link>
  )
}

function Decided({ line }: { line: LimitRequestLine }) {
  return (
    <p className="mt-1 text-12 text-ink2">
      {line.state === 'open'
        ? 'Waiting for an admin.'
        : line.state === 'approved'
          ? `Approved by ${line.decidedBy ?? 'an admin'}: try again, it goes through once.`
          : `Declined by ${line.decidedBy ?? 'an admin'}: ${line.words ?? ''}`}
    </p>
  )
}

function Decide({ line, onDone }: { line: LimitRequestLine; onDone: () => void }) {
  const [pending, setPending] = useState<Decision['state'] | null>(null)
  const [declines, setDeclines] = useState(false)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()

  async function decide(decision: Decision) {
    setPending(decision.state)
    const result = await decideRequest(line.id, decision).catch(() => null)
    setPending(null)
    if (result?.kind === 'session') return raiseSessionExpired()
    if (result === null) return setProblem(`${DESK_AWAY}. Try again.`)
    if (result.kind === 'not-permitted') return setProblem(result.message)
    onDone()
  }

  if (!declines) {
    return (
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="small" pending={pending !== null} onClick={() => void decide({ state: 'approved' })}>
          Approve
        </Button>
        <Button size="small" variant="plain" onClick={() => setDeclines(true)}>
          Decline
        </Button>
        <p role="status" className="text-12 text-bad">
          {problem}
        </p>
      </div>
    )
  }
  return (
    <AnsweredForm
      noValidate
      className="mt-2 flex flex-col gap-2"
      onSubmit={() => {
        const text = words.trim()
        if (text.length < REASON_LENGTH.min) return setProblem('Say why, in at least three letters')
        void decide({ state: 'declined', words: text })
      }}
    >
      <TextField
        label={`Why, for ${line.who}`}
        value={words}
        error={problem}
        maxLength={REASON_LENGTH.max}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex gap-2">
        <Button size="small" type="submit" variant="danger" pending={pending !== null}>
          Decline
        </Button>
        <Button size="small" variant="plain" onClick={() => setDeclines(false)}>
          Back
        </Button>
      </div>
    </AnsweredForm>
  )
}
