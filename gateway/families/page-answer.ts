import { ok, type Success } from '../domain/outcome.ts'
import type { NextPage } from '../http/handler.ts'

/** One page, with the parameters of the next one; null where it is the last. */
export function pageAnswer<T>(value: T, next: NextPage | null): Success<T> & { next: NextPage | null } {
  return { ...ok(value), next }
}
