import { surnameFirst } from '../booking/people-label.ts'
import { nameCase } from '../../lib/booking/name-case.ts'

/** The family name alone where space is short: `Keller`, `van der Berg` as `Van Der Berg`. */
export function familyName(name: string): string {
  return nameCase(surnameFirst(name).split(' / ')[0] ?? name)
}
