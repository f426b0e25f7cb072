import type { Texts } from '../../supply/activity/product.ts'
import { quarterTitlesAmericas } from './facts/quarter-titles-americas.ts'
import { quarterTitlesAsia } from './facts/quarter-titles-asia.ts'
import { quarterTitlesEurope } from './facts/quarter-titles-europe.ts'
import { textsOf } from './texts.ts'

/** Names of a quarter, by `CODE|English name`: several cities have an Old Town. */
let byKey: Map<string, Texts> | null = null

/** The names of every quarter that is listed, by `CODE|English name`. */
export function quarterTitles(): ReadonlyMap<string, Texts> {
  byKey ??= new Map(
    [quarterTitlesAsia, quarterTitlesEurope, quarterTitlesAmericas]
      .flatMap((list) => list.trim().split('\n'))
      .map((line) => {
        const [code = '', english = '', ...others] = line.split('|')
        return [`${code}|${english}`, textsOf(english, others)]
      }),
  )
  return byKey
}

/** The names of a quarter of a city; a quarter that is not listed has its English name everywhere. */
export function quarterNames(code: string, english: string): Texts {
  return quarterTitles().get(`${code}|${english}`) ?? textsOf(english, [])
}
