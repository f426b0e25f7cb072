import { operations } from '../../contract/registry.ts'

export const faultKinds = ['latency', 'error', 'drop', 'malformed', 'cut', 'lose-reply'] as const

/** A failure of transport, made to order. `times` left out: until cleared. */
export type Fault = {
  /** Id of the operation that it strikes. */
  operation: string
  kind: (typeof faultKinds)[number]
  /** Milliseconds, for `latency`. */
  ms?: number
  /** HTTP status, for `error`. */
  status?: number
  times?: number
}

/** The faults that are set, in the memory of this process: they are about its port, not about bookings. */
export type Faults = { list: Fault[] }

export function createFaults(): Faults {
  return { list: [] }
}

/** The fault that strikes this call of an operation, counted down; null when none does. The first that was set wins. */
export function takeFault(faults: Faults, operationId: string): Fault | null {
  const fault = faults.list.find((each) => each.operation === operationId)
  if (!fault) return null
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) faults.list = faults.list.filter((each) => each !== fault)
  }
  return fault
}

/** The operation that a tester names by id (`air.book`), path or last part of the path (`AirBook`); null for none. */
export function namedOperation(name: string): string | null {
  const wanted = name.toLowerCase()
  const found = operations.find(
    ({ id, path }) =>
      id === wanted || path.toLowerCase() === wanted || path.toLowerCase().endsWith(`/${wanted}`),
  )
  return found?.id ?? null
}
