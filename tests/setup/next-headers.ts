import { AsyncLocalStorage } from 'node:async_hooks'

/** A cookie that an action sets, with its attributes. */
export type SetCookie = { value: string; maxAge: number }

/**
 * The facts that Next gives an action about its request. `jar` has the cookies; those that an action sets are
 * added to `set` too.
 */
export type ActionRequest = { headers: Headers; jar: Map<string, string>; set?: Map<string, SetCookie> }

const requests = new AsyncLocalStorage<ActionRequest>()

/** Runs an action or a page's read as part of a request, which Next does otherwise. */
export function inRequest<T>(request: ActionRequest, work: () => T): T {
  return requests.run(request, work)
}

/** Stands in for `next/headers`. */
export async function headers(): Promise<Headers> {
  return current().headers
}

/** Stands in for `next/headers`. */
export async function cookies() {
  const { jar, set } = current()
  return {
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string, options: { maxAge: number }) => {
      set?.set(name, { value, ...options })
      if (options.maxAge > 0) jar.set(name, value)
      else jar.delete(name)
    },
  }
}

function current(): ActionRequest {
  const request = requests.getStore()
  if (!request) throw new Error('no request: call inRequest')
  return request
}
