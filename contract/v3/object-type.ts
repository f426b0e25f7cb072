import { z } from 'zod'

/** The field `object` of v3, which says what an object is. */
export function objectType<const Name extends string>(name: Name) {
  return z.literal(name).describe('Type of this object.')
}
