import { desk } from '../../../../server/desk.ts'
import { changeAnswer } from '../../../../server/quote/client-answer.ts'
import { orRecordsAway } from '../../../../server/request/failure.ts'

type Context = { params: Promise<{ token: string }> }

/** A client asks for a change of the offer behind a link. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return orRecordsAway(async () => changeAnswer(desk(), request, (await params).token))
}
