import { SEARCH_RESULT_CAP, SEARCH_RESULT_DEFAULT } from '../../../contract/air/codes.ts'
import type { AirSearchRequest } from '../../../contract/air/search-request.ts'

const byOption = { Fifty: 50, Hundred: 100, TwoHundred: 200, All: SEARCH_RESULT_CAP } as const

/**
 * How many itineraries the blocking search answers (gap 26): NumberOfResults when it says more than 0; otherwise the
 * default of 100 and RequestOption, the smaller; never over 500.
 */
export function answerSize(request: AirSearchRequest): number {
  const asked = request.NumberOfResults
  if (asked !== undefined && asked > 0) return Math.min(SEARCH_RESULT_CAP, asked)
  return Math.min(SEARCH_RESULT_DEFAULT, byOption[request.RequestOption])
}
