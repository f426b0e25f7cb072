import 'server-only'
import { headers } from 'next/headers'
import { after, userAgentFromString } from 'next/server'
import type { ClientQuote } from '../../lib/quote/client-quote.ts'
import { officeLogo } from '../config/letterhead.ts'
import { desk } from '../desk.ts'
import { log } from '../log.ts'
import { requestIdFrom } from '../request-id.ts'
import { noteOpened, quoteOfLink } from './client-page.ts'

/** What the page behind a link shows: the quote, and whether the office has a logo. */
export type ClientPage = { quote: ClientQuote; hasLogo: boolean }

/**
 * The quote behind a link; null for a link that leads nowhere. It is noted as opened after the answer, unless
 * a program that previews links has asked. Nobody is signed in, and no session is looked for.
 */
export async function readClientPage(token: string): Promise<ClientPage | null> {
  const here = desk()
  const quote = await quoteOfLink(here, token)
  if (quote === null) return null
  const asked = await headers()
  const requestId = requestIdFrom(asked)
  if (!userAgentFromString(asked.get('user-agent') ?? '').isBot) {
    after(() =>
      noteOpened(here, token, requestId).catch((error: unknown) =>
        log.error('opening not noted', { requestId, errorName: (error as Error).name }),
      ),
    )
  }
  return { quote, hasLogo: (await officeLogo(here, quote.officeId)) !== null }
}
