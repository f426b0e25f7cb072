'use client'

import { useState } from 'react'
import { formatDayMonth } from '../../lib/dates.ts'
import { endText } from '../../lib/quote/quote-words.ts'
import type { Quote, QuoteAnswer, QuotesView, QuoteStanding } from '../../lib/quote/quote.ts'
import type { Trip, TripPageView } from '../../lib/trip/trip.ts'
import { SaveButton } from '../file/save-button.tsx'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Money } from '../ui/money.tsx'
import { StatusPill, type StatusTone } from '../ui/status-pill.tsx'
import { showToast } from '../ui/toast.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { useQuoteActs, type QuoteActs } from './use-quote-acts.ts'

/** What the client was offered for a trip, how it stands, and the button that offers it (again). */
export function QuoteCard(props: {
  view: Pick<TripPageView, 'trip' | 'changeBar' | 'serverNow'>
  quotes: QuotesView
  onCheck: () => void
}) {
  const { view, quotes } = props
  const acts = useQuoteActs(view.trip)
  const [offering, setOffering] = useState(false)
  const bar = view.changeBar ?? obstacleOf(view.trip)
  useCommands([
    {
      id: 'trip-offer',
      label: 'Offer the trip to the client',
      group: 'This trip',
      keys: 'o',
      when: () => bar === null,
      run: () => setOffering(true),
    },
  ])
  const [latest, ...earlier] = quotes.quotes
  return (
    <Card
      title="Offer"
      aside={
        <BlockableButton
          size="small"
          keys="o"
          disabledReason={bar ?? undefined}
          onClick={() => setOffering(true)}
        >
          {latest ? 'Offer again' : 'Offer'}
        </BlockableButton>
      }
    >
      {latest ? (
        <LatestQuote quote={latest} acts={acts} mailTo={quotes.mailTo} mayChange={view.changeBar === null} />
      ) : (
        <p className="px-4 py-3 text-ink2">Nothing offered to the client yet.</p>
      )}
      {earlier.length > 0 && (
        <ul aria-label="Earlier revisions" className="figures border-t px-4 py-2 text-12 text-ink2">
          {earlier.map(({ id, revision, madeAt, totalCents }) => (
            <li key={id} className="flex justify-between gap-3">
              <span>{`Revision ${revision}, ${formatDayMonth(madeAt.slice(0, 10))}`}</span>
              <Money totalCents={totalCents} flash={false} />
            </li>
          ))}
        </ul>
      )}
      {/* Mounted anew each time, so that it begins with what the trip is now. */}
      {offering && (
        <OfferDialog
          trip={view.trip}
          serverNow={view.serverNow}
          texts={quotes.texts}
          acts={acts}
          onCheck={props.onCheck}
          onClose={() => setOffering(false)}
        />
      )}
    </Card>
  )
}

/** Why a trip cannot be offered as it is; null if it can. */
function obstacleOf({ options, state }: Trip): string | null {
  if (state === 'dropped') return 'The trip was dropped.'
  const open = options.filter(({ booking }) => booking === null)
  if (open.length === 0) return 'There is nothing to offer: collect a fare, a rate or an activity first.'
  const gone = open.find(({ check }) => check === 'gone')
  return gone ? `${gone.facts.title} is no longer sold. Take it off the trip first.` : null
}

const STANDINGS: Readonly<Record<QuoteStanding, { word: string; tone: StatusTone }>> = {
  open: { word: 'Open', tone: 'run' },
  agreed: { word: 'Agreed', tone: 'ok' },
  expired: { word: 'Expired', tone: 'off' },
  withdrawn: { word: 'Withdrawn', tone: 'off' },
}

function LatestQuote(props: { quote: Quote; acts: QuoteActs; mailTo: string | null; mayChange: boolean }) {
  const { quote } = props
  const { word, tone } = STANDINGS[quote.standing]
  return (
    <div className="figures flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">
          <span>{'Revision '}</span>
          <span>{quote.revision}</span>
          <span translate="no" className="font-normal text-ink2">{` · ${quote.number}`}</span>
        </span>
        <StatusPill tone={tone}>{word}</StatusPill>
      </div>
      <div className="flex justify-between gap-3">
        <span className="text-ink2">{quote.parts}</span>
        <Money totalCents={quote.totalCents} flash={false} className="font-bold" />
      </div>
      <p className="text-12 text-ink2">{lifeText(quote)}</p>
      {quote.changes.length > 0 && (
        <ul aria-label="Changes since the revision before" className="text-12 text-ink2">
          {quote.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {quote.answers.length > 0 && (
        <ul aria-label="Answers of the client" className="flex flex-col gap-2">
          {quote.answers.map((answer) => (
            <AnswerOfClient key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
      {quote.sharing && <Sharing {...props} sharing={quote.sharing} />}
    </div>
  )
}

function lifeText({ standing, openUntil, timeZone, openedAt, sentAt }: Quote): string {
  const at = (instant: string) => `${formatDayMonth(instant.slice(0, 10))} ${instant.slice(11, 16)} UTC`
  return [
    standing === 'open' && `open until ${endText(openUntil, timeZone)}`,
    standing === 'expired' && `ended ${endText(openUntil, timeZone)}`,
    sentAt !== null && `sent ${at(sentAt)}`,
    openedAt === null ? 'not opened yet' : `opened ${at(openedAt)}`,
  ]
    .filter((text) => text !== false)
    .join(' · ')
}

function AnswerOfClient({ answer }: { answer: QuoteAnswer }) {
  const at = `${formatDayMonth(answer.at.slice(0, 10))} ${answer.at.slice(11, 16)} UTC`
  if (answer.kind === 'change') {
    return (
      <li className="rounded-control bg-held-soft px-3 py-2">
        <span className="block text-12 text-ink2">{`Asks for a change, ${at}`}</span>
        <span dir="auto" translate="no" className="block whitespace-pre-line wrap-anywhere">
          {answer.words === '' ? 'The words were erased.' : answer.words}
        </span>
      </li>
    )
  }
  return (
    <li className="rounded-control bg-ok-soft px-3 py-2">
      <span className="block text-12 text-ink2">{`Agreed, ${at}`}</span>
      <span translate="no" className="block wrap-anywhere">
        {[answer.chosen, answer.by].filter(Boolean).join(' · ') || 'to the whole offer'}
      </span>
    </li>
  )
}

/** How an offer gets to the client: its link, the text of a mail, the paper; and how it is taken back. */
function Sharing(props: {
  quote: Quote
  sharing: NonNullable<Quote['sharing']>
  acts: QuoteActs
  mailTo: string | null
  mayChange: boolean
}) {
  const { quote, sharing, acts, mailTo } = props
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => void copy('Link', sharing.link)}>
        Copy link
      </Button>
      <Button size="small" onClick={() => void copy('Mail text', `${sharing.subject}\n\n${sharing.body}`)}>
        Copy mail text
      </Button>
      <SaveButton size="small" what="the offer" address={`/api/quotes/${quote.id}`}>
        PDF
      </SaveButton>
      {props.mayChange && mailTo !== null && (
        <Button size="small" pending={acts.busy === 'send'} onClick={() => void acts.send(quote, mailTo)}>
          <span translate="no">{`Send to ${mailTo}`}</span>
        </Button>
      )}
      {props.mayChange && (
        <Button
          size="small"
          variant="plain"
          pending={acts.busy === 'withdraw'}
          onClick={() => void acts.withdraw(quote)}
        >
          Withdraw
        </Button>
      )}
    </div>
  )
}

async function copy(what: string, text: string) {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: `${what} copied`, tone: 'ok' })
  } catch {
    showToast({ title: `Couldn't copy: the browser refused. Open the offer's PDF instead.`, tone: 'bad' })
  }
}
