import { desk } from '../../../../server/desk.ts'
import { logoAnswer } from '../../../../server/quote/client-answer.ts'
import { orRecordsAway } from '../../../../server/request/failure.ts'

type Context = { params: Promise<{ token: string }> }

/** The logo of the office that made the offer behind a link. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return orRecordsAway(async () => logoAnswer(desk(), (await params).token))
}
