import type { CityBasis } from './city-basis.ts'

/** Ids of property types and how frequent they are. */
export type PropertyMix = { ids: readonly number[]; weights: readonly number[] }

const alpine = 'CH AT FR IT DE NO SE FI CA US SI SK BG AD GE NZ CL AR'
const safari = 'KE TZ ZA BW NA ZW ZM UG RW AE MA JO OM IN SA'
const boating = 'NL GB FR FI SE DE IN BE IE'
const roads = 'US CA AU NZ'
const warm =
  'ES PT GR TR HR CY MT TH ID MY PH VN MX DO CU JM BB BS MV SC MU FJ AE EG TN MA BR CR PA LK IN US AU ZA KE TZ OM QA'

/** The property types inside a city, or those outside it and in a small town. */
export function propertyMix(basis: CityBasis, outside: boolean): PropertyMix {
  const country = basis.countryCode
  const here = (codes: string) => codes.includes(country)
  const large = basis.hotels > 250
  const japan = country === 'JP'
  const mix: (readonly [number, number])[] = [
    [204, large ? 46 : 40],
    [201, large ? 26 : 16],
    [3, large ? 6 : 5],
    [216, japan ? 3 : 8],
    [208, here('GB IE FR IT US CA AU NZ NL BE DE') ? 6 : 2],
    [203, large ? 4 : 1.5],
    [231, 3],
    [222, here('VN ID IN TH LK NP PE CU MY PH GE') ? 5 : 1.2],
    [220, outside ? 6 : 1],
    [213, here(warm) ? (outside ? 5 : 1.5) : 0.4],
    [206, here(warm) ? (outside ? 5 : 1) : outside ? 0.7 : 0],
    [205, here(roads) ? (outside ? 7 : 3) : 0],
    [209, japan ? (outside ? 8 : 3) : 0],
    [225, japan ? (large ? 3 : 0.3) : here('SG KR MY TH') && large ? 0.4 : 0],
    [226, japan ? 1.6 : 0],
    [215, here(boating) && large ? 0.8 : 0],
    [235, large ? 0.7 : 0],
    [223, outside ? 3 : 0],
    [221, outside ? 2.5 : 0],
    [214, outside ? 1.8 : 0],
    [212, outside && here('GB FR NL DE DK AU NZ ES IT BE') ? 1.5 : 0],
    [224, outside && here(safari) ? 2 : 0],
    [228, outside && here(alpine) ? 2.5 : 0],
  ]
  const met = mix.filter(([, weight]) => weight > 0)
  return { ids: met.map(([id]) => id), weights: met.map(([, weight]) => weight) }
}
