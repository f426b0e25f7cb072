import type { MarkupRules } from '../booking/markup.ts'

/** A person or a company that the office sells to, as it is stored. Null where nothing is written. */
export type ClientFields = {
  kind: ClientKind
  /** Of a person first and last name, in the order in which it is written. */
  name: string
  email: string | null
  phone: string | null
  /** The language of letters to the client, as BCP 47: `de`, `pt-BR`. */
  language: string | null
  note: string | null
  street: string | null
  /** Postal code, city and country. */
  city: string | null
  taxNumber: string | null
  /** The client's own markups, which count before those of agent and office; empty for none. */
  markup: MarkupRules
}

export type ClientKind = 'person' | 'company'

/** A client of the office. */
export type Client = ClientFields & {
  id: string
  /** Saved travellers of the client, in the order in which they were added. */
  travellerIds: readonly string[]
  /** Counts the times it was saved: who saves an older one is told. */
  version: number
  /** Office time, ISO 8601 UTC. */
  madeAt: string
  changedAt: string
  /** The name of whoever saved it last. */
  changedBy: string
}

/** What a form takes of the client of its lead traveller. */
export type ClientOfTraveller = Pick<Client, 'id' | 'name' | 'email' | 'phone' | 'markup'>

/** A client of whom nothing is written. */
export const NO_CLIENT_FIELDS: ClientFields = {
  kind: 'person',
  name: '',
  email: null,
  phone: null,
  language: null,
  note: null,
  street: null,
  city: null,
  taxNumber: null,
  markup: {},
}

/** The address of the page of a client. */
export function clientHref(id: string): `/clients/${string}` {
  return `/clients/${id}`
}

/** The outcome of saving a client. */
export type SaveClientOutcome =
  | { kind: 'saved'; client: Client }
  /** Somebody saved it meanwhile: this is the client as it is now, and nothing was saved. */
  | { kind: 'changed'; client: Client }
  /** It was erased. */
  | { kind: 'gone' }
  | { kind: 'session' }
  | { kind: 'refused'; message: string }

/** The outcome of adding or removing a traveller of a client. */
export type ClientTravellerOutcome =
  { kind: 'done' } | { kind: 'session' } | { kind: 'refused'; message: string }

/** The outcome of erasing a client. `gone`: the office has none; it was erased, or is of another office. */
export type EraseClientOutcome =
  { kind: 'erased' } | { kind: 'gone' } | { kind: 'session' } | { kind: 'refused'; message: string }
