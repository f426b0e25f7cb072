import 'server-only'

/**
 * The catalogue of activities as a booking service has it for everybody, so it is no office's: what
 * `server/activity/stored-catalogue.ts` keeps of it.
 */
export type ActivityCatalogueTable = {
  /** Base address of the booking service. */
  gateway: string
  /** The form of `catalogue`: rows of another one are not read. */
  edition: number
  read_at: Date
  catalogue: unknown
}
