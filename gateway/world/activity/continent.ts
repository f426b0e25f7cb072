import { regionOf, type Region } from '../reference/regions.ts'

const continents: Record<Region, string> = {
  'north-america': 'North America',
  'middle-america': 'North America',
  'south-america': 'South America',
  europe: 'Europe',
  russia: 'Europe',
  'middle-east': 'Asia',
  'central-asia': 'Asia',
  'south-asia': 'Asia',
  'south-east-asia': 'Asia',
  'east-asia': 'Asia',
  'north-africa': 'Africa',
  africa: 'Africa',
  oceania: 'Oceania',
}

/** The English name of the continent of a country. */
export function continentOf(countryCode: string): string {
  return continents[regionOf(countryCode)]
}
