import { randomUUID } from 'node:crypto'
import { operations } from '../../contract/registry.ts'

export const faultKinds = ['latency', 'error', 'drop', 'malformed', 'cut', 'lose-reply'] as const

/** An injected transport failure. Without `times` it applies until it is cleared. */
export type Fault = {
  /** Id of the operation that fails. */
  operation: string
  kind: (typeof faultKinds)[number]
  /** Milliseconds, for `latency`. */
  ms?: number
  /** HTTP status, for `error`. */
  status?: number
  /** How often it still applies. */
  times?: number
}

/** A fault that is set: its id, by which it can be removed alone, and how often it has applied. */
export type SetFault = Fault & { id: string; struck: number }

/**
 * The faults that are set. They are kept in the memory of this process, because they concern its port and not
 * bookings.
 */
export type Faults = { list: SetFault[] }

export function createFaults(): Faults {
  return { list: [] }
}

/** A fault as it is kept. */
export function setFault(fault: Fault): SetFault {
  return { ...fault, id: randomUUID(), struck: 0 }
}

/**
 * The fault that applies to this call of an operation, or null. The one set first wins, and its `times` goes
 * down by one.
 */
export function takeFault(faults: Faults, operationId: string): Fault | null {
  const fault = faults.list.find((each) => each.operation === operationId)
  if (!fault) return null
  fault.struck += 1
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) faults.list = faults.list.filter((each) => each !== fault)
  }
  return fault
}

/**
 * Finds an operation by its id (`air.book`), its path or the last part of its path (`AirBook`); null when
 * none matches.
 */
export function namedOperation(name: string): string | null {
  const wanted = name.toLowerCase()
  const operation = operations.find(
    ({ id, path }) =>
      id === wanted || path.toLowerCase() === wanted || path.toLowerCase().endsWith(`/${wanted}`),
  )
  return operation?.id ?? null
}
