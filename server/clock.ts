import 'server-only'

/** Real time of the desk: sessions, intents, drafts, audit. Office time comes from the gateway's `config`. */
export type Clock = { now(): Date }

/** The machine's clock: the one place of the desk's server that reads it. */
export const systemClock: Clock = { now: () => new Date(Date.now()) }
