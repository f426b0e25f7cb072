/** Something about a booking that changed without anybody here. */
export type ServiceChange = {
  about: 'schedule' | 'price'
  /** As it was and as it is: a local time (`14 Jan 10:05`), or an amount. */
  before: string
  after: string
  /** When the desk noticed, ISO 8601 UTC in office time. */
  at: string
}
