import 'server-only'
import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import type { QuoteOutcome } from '../../lib/quote/quote.ts'
import { clientById } from '../client/clients.ts'
import { letterheadOf } from '../config/letterhead.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import { log } from '../log.ts'
import type { AnyGrant } from '../session/grant.ts'
import { changeTrip, refusedChange } from '../trip/change-trip.ts'
import { tripById } from '../trip/trips.ts'
import { quoteById, shownChoice } from './client-page.ts'
import { revisionWords } from './make-quote.ts'
import { quotePdf } from './quote-pdf.ts'
import { quotesOfTrip } from './quotes-of-trip.ts'

/** How long the mail server may take for each step. */
const TIMEOUT_MS = 10_000

/** The address to which an offer of a trip can be sent; null where mail is off or the client has none. */
export async function mailAddressOf(desk: Desk, grant: AnyGrant, tripId: string): Promise<string | null> {
  if (desk.settings.mail === null) return null
  const trip = await tripById(desk, grant, tripId)
  const client = trip?.clientId ? await clientById(desk, grant, trip.clientId) : null
  return client?.email ?? null
}

/**
 * Sends an open offer to the address of its client: the text with the link, and the paper. The timeline has
 * it once the mail server took it; what the server refuses is said as it says it.
 */
export async function sendQuote(
  desk: Desk,
  grant: AnyGrant,
  { tripId, quoteId }: { tripId: string; quoteId: string },
): Promise<QuoteOutcome> {
  const bar = refusedChange(grant)
  if (bar) return bar
  const { mail } = desk.settings
  const to = await mailAddressOf(desk, grant, tripId)
  if (mail === null) return refused('This desk sends no mail. Copy the text instead.')
  if (to === null) return refused('The client has no e-mail address.')
  const now = serverNowOf(desk, await officeConfig(desk, grant))
  const quotes = await quotesOfTrip(desk, grant, tripId, now)
  const sharing = quotes.find(({ id }) => id === quoteId)?.sharing
  const quote = await quoteById(desk, grant, quoteId)
  if (!sharing || quote === null) return refused('This offer is not open any more.')
  const { logo, email } = await letterheadOf(desk, grant)
  const paper = await buffer(await quotePdf(quote, shownChoice(quote, null), logo))
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await transport.sendMail({
      from: mail.from,
      to,
      ...(email !== '' && { replyTo: email }),
      subject: sharing.subject,
      text: sharing.body,
      attachments: [
        { filename: `offer-${quote.number}.pdf`, content: paper, contentType: 'application/pdf' },
      ],
    })
  } catch (error) {
    // What mail servers say has addresses in it: the person may read it, the log may not.
    log.warn('mail not sent', { requestId: grant.requestId, errorName: (error as Error).name })
    return refused(`The mail was not sent. The mail server says: ${(error as Error).message}`)
  } finally {
    transport.close()
  }
  return changeTrip(desk, grant, { tripId, version: null }, async (trx) => {
    const row = await trx
      .updateTable('quote')
      .set({ sent_at: new Date(now) })
      .where('office_id', '=', grant.officeId)
      .where('id', '=', quoteId)
      .returningAll()
      .executeTakeFirst()
    return row ? { verb: 'quote.send', after: revisionWords(row) } : null
  })
}

function refused(message: string): QuoteOutcome {
  return { kind: 'refused', message }
}
