import { wireText, writtenAs } from '../wire.ts'

/** An IATA code as callers write it. */
export const iata = writtenAs(
  wireText(3, 3)
    .refine((code) => /^[A-Za-z]{3}$/.test(code), 'must be three letters')
    .transform((code) => code.toUpperCase()),
  { type: 'string', pattern: '^[A-Za-z]{3}$' },
).describe('IATA code of a city or an airport: three letters, in any case.')
