import type { Carrier } from './carrier.ts'
import { mayFlyBetween, regionOf } from './regions.ts'

const known = new Map<string, Map<string, boolean>>()

/**
 * Whether a carrier may fly from an airport in `hubCountry` to one in another country: its home country at one
 * end, or both ends in one open market; never between countries without flights.
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
  // Groups with daughters under one code (LATAM, Avianca, Air Arabia) fly within their other bases' region.
  return region === regionOf(hubCountry)
}
