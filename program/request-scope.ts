import { AsyncLocalStorage } from 'node:async_hooks'

/** What the parts of a request's answer share, however deep they are called. */
export type RequestScope = Map<unknown, unknown>

const KEY = Symbol.for('travel-desk.request-scope')

const shared = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<RequestScope> }

/**
 * The scope of the request that is being answered; there is none in jobs of the program's own. One for the
 * process: Next loads this module several times.
 */
export const requestScope = (shared[KEY] ??= new AsyncLocalStorage<RequestScope>())
