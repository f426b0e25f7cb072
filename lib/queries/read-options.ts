import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../contract/registry.ts'
import { read } from '../read.ts'
import type { ReadId } from '../read.ts'

/** Query options of one operation. The key is its id and input, on the server and in the browser. */
export function readOptions<Id extends ReadId>(id: Id, input: InputOf<Id>) {
  return queryOptions({ queryKey: [id, input] as const, queryFn: ({ signal }) => read(id, input, signal) })
}

/**
 * A `select` that reads each answer once: the same answer is always read as the same object. While a screen
 * shows a query that it has not subscribed to yet, TanStack Query selects again at each render, so an object
 * that is compared with a previous one would be another one for ever.
 */
export function readOnce<Answer extends object, Value>(
  valueOf: (answer: Answer) => Value,
): (answer: Answer) => Value {
  const values = new WeakMap<Answer, { value: Value }>()
  return (answer) => {
    const read = values.get(answer) ?? { value: valueOf(answer) }
    values.set(answer, read)
    return read.value
  }
}
