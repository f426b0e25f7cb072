import { noOfferAnswer } from '../../../server/quote/client-answer.ts'

/** Where every link leads that leads nowhere. */
export function GET(request: Request): Response {
  return noOfferAnswer(request.headers)
}
