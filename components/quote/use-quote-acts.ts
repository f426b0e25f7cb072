'use client'

import { useState } from 'react'
import type { Quote, QuoteOutcome } from '../../lib/quote/quote.ts'
import type { Trip } from '../../lib/trip/trip.ts'
import { offer, sendByMail, withdraw } from '../../server/quote/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { showToast } from '../ui/toast.ts'
import { usePageRefresh } from '../ui/use-page-refresh.ts'

/** What an agent says when a trip is offered. */
export type OfferTexts = Parameters<typeof offer>[0]['texts']

/** What can be done to the quotes of a trip. Each act reads the page again; `busy` names the running one. */
export function useQuoteActs(trip: Pick<Trip, 'id' | 'version'>) {
  const { refresh } = usePageRefresh()
  const [busy, setBusy] = useState<string | null>(null)

  async function act(name: string, run: () => Promise<QuoteOutcome>): Promise<boolean> {
    setBusy(name)
    const outcome = await run().catch(() => null)
    setBusy(null)
    if (outcome?.kind === 'session') raiseSessionExpired()
    else if (outcome === null) {
      showToast({ title: 'The desk did not answer. Look at the offer before you try again.', tone: 'bad' })
    } else if (outcome.kind === 'refused') showToast({ title: outcome.message, tone: 'bad' })
    else if (outcome.kind === 'changed') {
      showToast({
        title: 'This trip was changed meanwhile. It was read again; nothing was offered.',
        tone: 'bad',
      })
    }
    refresh()
    return outcome?.kind === 'done'
  }

  return {
    busy,
    make: (openUntil: string, texts: OfferTexts) =>
      act('make', () => offer({ tripId: trip.id, version: trip.version, openUntil, texts })),
    send: async ({ id }: Quote, mailTo: string) => {
      if (await act('send', () => sendByMail({ tripId: trip.id, quoteId: id }))) {
        showToast({ title: `Sent to ${mailTo}`, tone: 'ok' })
      }
    },
    withdraw: ({ id }: Quote) => act('withdraw', () => withdraw({ tripId: trip.id, quoteId: id })),
  }
}

/** The acts on the quotes of a trip. */
export type QuoteActs = ReturnType<typeof useQuoteActs>
