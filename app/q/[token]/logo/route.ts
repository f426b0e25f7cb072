import { desk } from '../../../../server/desk.ts'
import { logoAnswer } from '../../../../server/quote/client-answer.ts'

type Context = { params: Promise<{ token: string }> }

/** The logo of the office that made the offer behind a link. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return logoAnswer(desk(), (await params).token)
}
