import { african, island } from './africa.ts'
import { chinese, filipino, indian, japanese, korean, malay, thai, vietnamese } from './asia.ts'
import type { Culture } from './culture.ts'
import { balkan, central, greek, polish, russian } from './eastern-europe.ts'
import { american, antipodean, british, dutch, german, icelandic, nordic } from './germanic.ts'
import { arabic, caucasian, maghrebi, persian, turkish } from './orient.ts'
import { french, italian, portuguese, romanian, spanish } from './romance.ts'

/**
 * Countries by how their hotels are named. Countries that are not listed use the African names, small islands
 * the island names.
 */
const countries: readonly (readonly [Culture, string])[] = [
  [portuguese, 'PT BR AO MZ CV GW ST TL'],
  [spanish, 'ES MX AR CL PE CO EC VE BO PY UY CR PA GT HN SV NI CU DO PR AD GQ'],
  [french, 'FR BE MC LU GP MQ GF RE PF NC SN CI CM GA CG BJ TG BF ML NE TD CF MG YT PM WF BL MF HT'],
  [italian, 'IT SM VA'],
  [romanian, 'RO MD'],
  [british, 'GB IE IM JE GG GI MT FK'],
  [american, 'US CA'],
  [antipodean, 'AU NZ NF'],
  [german, 'DE AT CH LI'],
  [dutch, 'NL SR'],
  [nordic, 'SE NO DK FI EE LV LT FO AX SJ GL'],
  [icelandic, 'IS'],
  [polish, 'PL'],
  [central, 'CZ SK HU'],
  [balkan, 'HR SI BA ME RS MK BG AL XK'],
  [russian, 'RU BY UA KZ KG TJ UZ TM MN'],
  [greek, 'GR CY'],
  [turkish, 'TR'],
  [arabic, 'AE SA QA BH KW OM YE JO LB SY IQ PS EG LY SD IL SO DJ KM MR'],
  [maghrebi, 'MA DZ TN EH'],
  [persian, 'IR AF'],
  [caucasian, 'GE AM AZ'],
  [indian, 'IN PK BD NP LK BT'],
  [thai, 'TH LA KH MM'],
  [vietnamese, 'VN'],
  [malay, 'ID MY BN SG'],
  [filipino, 'PH'],
  [japanese, 'JP'],
  [korean, 'KR KP'],
  [chinese, 'CN TW HK MO'],
  [
    island,
    'MV SC MU FJ BS BB JM TT AG LC VC GD DM KN AI VG VI KY TC BM AW CW BQ SX MS GU MP PW FM MH KI TV NR TO WS AS CK NU VU SB PG SH BZ GY',
  ],
]

const byCountry = new Map(
  countries.flatMap(([culture, codes]) => codes.split(' ').map((code) => [code, culture])),
)

/** How hotels are named in a country. */
export function cultureOf(countryCode: string): Culture {
  return byCountry.get(countryCode) ?? african
}
