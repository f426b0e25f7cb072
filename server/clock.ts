import 'server-only'

/**
 * The desk's real time: for sessions, intents, drafts and audit. Office time comes from the gateway's
 * `config`.
 */
export type Clock = { now: () => Date }

/** The machine's clock. No other code of the desk's server reads it. */
export const systemClock: Clock = { now: () => new Date(Date.now()) }
