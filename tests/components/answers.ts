import type { InputOf } from '../../contract/registry.ts'
import type { BookingReading } from '../../lib/booking/booking-view.ts'
import type { CheckInput, KindReads, ViewOf } from '../../lib/kinds.ts'
import type { NameFiles } from '../../lib/place/name-files.ts'
import type { ReadId } from '../../lib/read.ts'
import type { ResponseOf } from '../../contract/registry.ts'

type Answer = (input: unknown) => unknown

const answers = new Map<string, Answer>()

/** Sets the answer of the desk's read route for an operation; a `Response` is passed on as it is. */
export function answerRead<Id extends ReadId>(
  id: Id,
  answer: (input: InputOf<Id>) => ResponseOf<Id> | Response | Promise<ResponseOf<Id>>,
): void {
  answers.set(`/api/read/${id}`, answer as Answer)
}

/** Sets the desk's answer to the reading of any booking of a kind. */
export function answerBooking<Kind extends keyof KindReads>(
  kind: Kind,
  answer: () => BookingReading<ViewOf<Kind>> | Response | Promise<BookingReading<ViewOf<Kind>>>,
): void {
  answers.set(`/api/bookings/read/${kind}`, answer)
}

type Checked<Kind extends keyof KindReads> = KindReads[Kind]['checked']

/** Sets the desk's answer to the check of an offer of a kind. */
export function answerOfferCheck<Kind extends keyof KindReads>(
  kind: Kind,
  answer: (input: CheckInput<Kind>) => Checked<Kind> | Response | Promise<Checked<Kind>>,
): void {
  answers.set(`/api/offers/check/${kind}`, answer as Answer)
}

/** Sets the answer of another route of the desk; a `Response` is passed on as it is. */
export function answerRoute(address: `/api/${string}`, answer: Answer): void {
  answers.set(address, answer)
}

/** Sets the rows of a file of names. */
export function answerNames<Name extends keyof NameFiles>(name: Name, rows: NameFiles[Name]): void {
  answers.set(`/api/reference/${name}`, () => rows)
}

/** A refusal of the read route. */
export function refusal(status: number, code: string, message = ''): Response {
  return Response.json({ code, message }, { status })
}

/** Removes all answers. */
export function forgetAnswers(): void {
  answers.clear()
}

/** Replaces `fetch`. Only addresses with an answer are known. */
export async function answerFromDesk(address: string, init: RequestInit): Promise<Response> {
  // The address that is asked to learn whether the desk answers at all.
  if (address === '/healthz') return new Response()
  const answer = answers.get(address)
  if (answer === undefined) throw new Error(`no answer for ${address}`)
  const body = await answer(typeof init.body === 'string' ? JSON.parse(init.body) : undefined)
  return body instanceof Response ? body : Response.json(body)
}
