import 'server-only'
import { z } from 'zod'
import type { ClientQuote } from '../../lib/quote/client-quote.ts'
import { AGREED_BY_MAX, REQUEST_MAX } from '../../lib/quote/quote.ts'
import { typedText } from '../../lib/typed-text.ts'
import { pdfAnswer } from '../booking/itinerary.ts'
import { officeLogo } from '../config/letterhead.ts'
import type { Desk } from '../desk.ts'
import { failure } from '../request/failure.ts'
import type { GrantFacts } from '../session/grant.ts'
import { requestIdFrom } from '../request-id.ts'
import { isOwnForm } from '../request/same-origin.ts'
import { agreeTo, askForChange } from './client-answers.ts'
import { quoteById, quoteOfLink, shownChoice } from './client-page.ts'
import { quotePdf } from './quote-pdf.ts'

/** The most bytes of a form: its longest text in letters of four bytes, each written as `%XX`. */
const FORM_BYTES = REQUEST_MAX * 12 + 1000

/** Takes the form by which a client agrees, and leads back to the page, which says what was noted. */
export async function agreeAnswer(desk: Desk, request: Request, token: string): Promise<Response> {
  const form = await formOf(desk, request)
  if (form === null) return refusedForm()
  await agreeTo(desk, token, {
    choice: form.get('choice') ?? '',
    by: typedText(form.get('by') ?? '').slice(0, AGREED_BY_MAX),
    requestId: requestIdFrom(request.headers),
  })
  return backTo(`/q/${encodeURIComponent(token)}`)
}

/** Takes the form by which a client asks for a change. */
export async function changeAnswer(desk: Desk, request: Request, token: string): Promise<Response> {
  const form = await formOf(desk, request)
  if (form === null) return refusedForm()
  const words = (form.get('words') ?? '')
    .split(/\r?\n/)
    .map((line) => typedText(line))
    .join('\n')
    .trim()
    .slice(0, REQUEST_MAX)
  const page = `/q/${encodeURIComponent(token)}`
  if (words === '') return backTo(`${page}?said=nothing#answer`)
  const outcome = await askForChange(desk, token, { words, requestId: requestIdFrom(request.headers) })
  return backTo(outcome === 'too-many' ? `${page}?said=too-many#answer` : `${page}#answer`)
}

/** The quote behind a link as a PDF, with the choice of the address. */
export async function paperAnswer(desk: Desk, request: Request, token: string): Promise<Response> {
  const quote = await quoteOfLink(desk, token)
  if (quote === null) return nowhere()
  return quoteFile(desk, quote, new URL(request.url).searchParams.get('choice'))
}

/** The same for the office, whether or not the link is open. */
export async function paperOfOffice(
  desk: Desk,
  grant: Pick<GrantFacts, 'officeId'>,
  id: string,
): Promise<Response> {
  const quote = z.uuid().safeParse(id).success ? await quoteById(desk, grant, id) : null
  return quote === null ? failure(404, 'NotFound') : quoteFile(desk, quote, null)
}

async function quoteFile(desk: Desk, quote: ClientQuote, asked: string | null): Promise<Response> {
  const file = await quotePdf(quote, shownChoice(quote, asked), await officeLogo(desk, quote.officeId))
  return pdfAnswer(file, `offer-${quote.number}-${quote.revision}.pdf`)
}

/** The logo of the office that made the quote behind a link. */
export async function logoAnswer(desk: Desk, token: string): Promise<Response> {
  const quote = await quoteOfLink(desk, token)
  const logo = quote && (await officeLogo(desk, quote.officeId))
  if (!logo) return nowhere()
  return new Response(new Uint8Array(logo.image), { headers: { 'content-type': 'image/png' } })
}

/** The fields of a plain form of the page itself; null for anything else. */
async function formOf(desk: Desk, request: Request): Promise<URLSearchParams | null> {
  if (!isOwnForm(request.headers, desk.settings)) return null
  if (request.headers.get('content-type') !== 'application/x-www-form-urlencoded') return null
  if (Number(request.headers.get('content-length') ?? FORM_BYTES + 1) > FORM_BYTES) return null
  return new URLSearchParams(await request.text())
}

function refusedForm(): Response {
  return new Response('This form was not sent by the page of the offer.', { status: 403 })
}

/**
 * The page to which links lead that were guessed, have ended or were withdrawn. Why is not told: who guesses
 * links learns nothing from it.
 */
export function noOfferAnswer(headers: Headers): Response {
  const nonce = headers.get('x-nonce') ?? ''
  return new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No open offer</title>
<style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.25rem}</style>
<main>
<h1>No open offer here</h1>
<p>The offer has ended, was replaced by a newer one, or the link is not complete. Look for a newer link in your
mail, or ask your travel agent.</p>
</main>
</html>
`,
    { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}

function nowhere(): Response {
  return new Response('There is no open offer here.', { status: 404 })
}

/** After a form the browser reads the page again, so that loading it anew sends nothing twice. */
function backTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
