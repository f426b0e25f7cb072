import { desk } from '../../../../server/desk.ts'
import { paperAnswer } from '../../../../server/quote/client-answer.ts'
import { orRecordsAway } from '../../../../server/request/failure.ts'

type Context = { params: Promise<{ token: string }> }

/** The offer behind a link as a PDF. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return orRecordsAway(async () => paperAnswer(desk(), request, (await params).token))
}
