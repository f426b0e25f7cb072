import { FARE_GONE, type FareCheckOutcome } from '../../../lib/booking/fare-check.ts'
import { isSessionFailure } from '../../../lib/query-client.ts'
import { read, ReadFailure } from '../../../lib/read.ts'

/**
 * Prices a fare once more, through the read door: an action would make the draft's saves wait behind it. Every end is a
 * value.
 */
export async function checkPrice(fareSourceCode: string): Promise<FareCheckOutcome> {
  try {
    return { kind: 'priced', ...(await read('air.revalidate', { FareSourceCode: fareSourceCode })) }
  } catch (error) {
    if (isSessionFailure(error)) return { kind: 'session' }
    if (!(error instanceof ReadFailure)) return { kind: 'failed', message: 'The desk did not answer' }
    if (FARE_GONE.has(error.code)) return { kind: 'gone', code: error.code }
    return { kind: 'failed', message: error.status === 403 ? 'Permission denied' : error.message }
  }
}
