/** Header of the id that goes along from the browser to the ledger row. zod-free. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** True for a valid request id. Any other value of the header is replaced by a new id. */
export function isRequestId(text: string): boolean {
  return /^[\w.:-]{8,80}$/.test(text)
}
