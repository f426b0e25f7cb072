import type { Carrier } from './carrier.ts'
import { mayFlyBetween, regionOf } from './regions.ts'

const known = new Map<string, Map<string, boolean>>()

/**
 * Whether a carrier may fly from an airport in `hubCountry` to one in another country. It may when one end is
 * in its home country or both are in one open market: in Europe for European carriers (with North Africa and
 * the Middle East from European airports), else in the region of the hub. Countries without flights between
 * them are never served.
 */
export function trafficRights(carrier: Carrier, hubCountry: string): (country: string) => boolean {
  const key = carrier.country + hubCountry
  const answers = known.get(key) ?? new Map<string, boolean>()
  known.set(key, answers)
  return (country) => {
    let answer = answers.get(country)
    if (answer === undefined) answers.set(country, (answer = decide(carrier.country, hubCountry, country)))
    return answer
  }
}

function decide(home: string, hubCountry: string, country: string): boolean {
  if (!mayFlyBetween(hubCountry, country) || !mayFlyBetween(home, country)) return false
  if (hubCountry === home || country === home) return true
  const region = regionOf(country)
  if (regionOf(home) === 'europe') {
    if (region === 'europe') return true
    const near = region === 'north-africa' || region === 'middle-east'
    return near && regionOf(hubCountry) === 'europe'
  }
  // Groups whose subsidiaries share one code (LATAM, Avianca, Air Arabia) fly within the region of their
  // other bases.
  return region === regionOf(hubCountry)
}
