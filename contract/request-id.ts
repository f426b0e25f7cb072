/** Header that carries one id from the browser to the ledger row. zod-free. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** True for the shape of a request id; anything else that comes under the header gives way to a new one. */
export function isRequestId(text: string): boolean {
  return /^[\w.:-]{8,80}$/.test(text)
}
