import { AsyncLocalStorage } from 'node:async_hooks'

/** What Next tells an action of its request. `jar` has the cookies; an action may set some. */
export type ActionRequest = { headers: Headers; jar: Map<string, string> }

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
  const { jar } = current()
  return {
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string, { maxAge }: { maxAge: number }) =>
      maxAge > 0 ? void jar.set(name, value) : void jar.delete(name),
  }
}

function current(): ActionRequest {
  const request = requests.getStore()
  if (!request) throw new Error('no request: call inRequest')
  return request
}
