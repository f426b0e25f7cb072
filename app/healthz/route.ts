import { desk } from '../../server/desk.ts'
import { isHealthy } from '../../server/health.ts'

/** Health of the desk, for who operates it: the process is alive, and its database takes writes. */
export async function GET(): Promise<Response> {
  const healthy = await isHealthy(desk())
  return Response.json(
    { status: healthy ? 'ok' : 'the store does not answer' },
    { status: healthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
