/** Something about a booking that changed outside the desk. */
export type ServiceChange = {
  about: 'schedule' | 'price'
  /** The value before and the value after: a local time (`14 Jan 10:05`), or an amount. */
  before: string
  after: string
  /** Each part that changed, such as a flight with its times; left out where only the whole is known. */
  parts?: readonly ChangedPart[]
  /** When the desk noticed, ISO 8601 UTC in office time. */
  at: string
}

/** One part that changed: `BA 432 LHR–AMS`, `14 Jan 10:05–12:20`, `14 Jan 10:50–13:05`. */
export type ChangedPart = { label: string; before: string; after: string }
