import { desk } from '../../../../server/desk.ts'
import { agreeAnswer } from '../../../../server/quote/client-answer.ts'
import { orRecordsAway } from '../../../../server/request/failure.ts'

type Context = { params: Promise<{ token: string }> }

/** A client agrees to the offer behind a link. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return orRecordsAway(async () => agreeAnswer(desk(), request, (await params).token))
}
