import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../contract/registry.ts'
import { read } from '../read.ts'
import type { ReadId } from '../read.ts'

/** Query options of one operation. The key is its id and input, on the server and in the browser. */
export function readOptions<Id extends ReadId>(id: Id, input: InputOf<Id>) {
  return queryOptions({ queryKey: [id, input] as const, queryFn: ({ signal }) => read(id, input, signal) })
}
