import { between } from '../chance.ts'
import { draw } from './draw.ts'
import type { ProductSeed } from './product-seed.ts'

/** The price levels of countries, compared with the rest of the world. */
const levels: readonly (readonly [number, string])[] = [
  [1.25, 'CH IS NO DK LU SG HK AE QA GB US MC SE'],
  [1.1, 'FR NL BE DE AT IE FI AU NZ CA JP IT KR IL'],
  [0.62, 'IN TH VN ID PH KH LA MM LK NP BD PK EG MA TN KE TZ GE AM UZ BO PE CO'],
  [0.78, 'MY CN TR MX BR AR ZA RO BG RS BA MK AL XK ME UA HU PL CZ KZ AZ CL UY PA CR GT DO CU EC'],
]

/** The lowest price of an adult on any date, cents of USD; always a multiple of ten cents. */
export function fromCents({ key, experience, city }: ProductSeed): number {
  const [low, high] = experience.usd
  const level = levels.find(([, countries]) => countries.includes(city.countryCode))?.[0] ?? 0.95
  // More products are cheap than dear.
  const drawn = draw(key, 'price') ** 1.4
  const dimes = between(low * 10, high * 10, drawn)
  return Math.max(20, Math.round(dimes * level)) * 10
}

/** The caller's share of the guest's price, in hundredths. */
export function nettPercent({ key }: ProductSeed): number {
  return between(78, 90, draw(key, 'nett'))
}
