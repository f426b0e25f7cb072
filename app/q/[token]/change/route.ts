import { desk } from '../../../../server/desk.ts'
import { changeAnswer } from '../../../../server/quote/client-answer.ts'

type Context = { params: Promise<{ token: string }> }

/** A client asks for a change of the offer behind a link. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return changeAnswer(desk(), request, (await params).token)
}
