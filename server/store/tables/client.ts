import 'server-only'

/** A person or company that the office sells to. */
export type ClientTable = {
  office_id: string
  id: string
  /** JSON of the fields (`ClientFields`), sealed. */
  sealed_fields: string
  /** Keyed hash of the name, by which an erasure and an export find everybody of that name. */
  name_hash: string
  /** Keyed hashes of the beginnings of the words that find it (`server/booking/find-tokens.ts`). */
  find_tokens: string[]
  /** Those of its name alone, which find its bookings and trips. */
  name_tokens: string[]
  /** Id of the key of all these hashes; another id means that they must be written again. */
  find_key: string
  /** 1 when it is made; each change adds 1. */
  version: number
  /** Office time. */
  made_at: Date
  changed_at: Date
  changed_by: string
  changed_by_name: string
}

/** A saved traveller of a client. */
export type ClientTravellerTable = {
  office_id: string
  client_id: string
  traveller_id: string
  /** Office time. */
  added_at: Date
}
