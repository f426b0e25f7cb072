import fc from 'fast-check'
import type { MarkupRule } from '../../../lib/booking/markup.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })

/** Any markup that can be set. */
export const anyRule: fc.Arbitrary<MarkupRule> = fc.oneof(
  fc.record({ unit: fc.constant('person' as const), adult: cents, child: cents, infant: cents }),
  fc.record({ unit: fc.constant('booking' as const), cents }),
  fc.record({ unit: fc.constant('percent' as const), hundredths: fc.integer({ min: 0, max: 100_000 }) }),
)
