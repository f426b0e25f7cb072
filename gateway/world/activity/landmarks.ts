import type { Texts } from '../../supply/activity/product.ts'
import { oneOf, readTable, text } from '../table.ts'
import { landmarkKinds, type LandmarkKind } from './experience.ts'
import { otherNames, textsOf } from './texts.ts'

/** A sight with its names. */
export type Landmark = { kind: LandmarkKind; names: Texts }

let byName: Map<string, Landmark> | null = null

/**
 * What is known of a landmark by its English name; null when activities are not about it. A landmark of a
 * city that is not in the table is no sight: a station, an office, a place of worship that admits no
 * visitors.
 */
export function landmarkOf(name: string): Landmark | null {
  const file = new URL('./facts/landmarks.tsv', import.meta.url)
  byName ??= new Map(
    readTable(file, { name: text, kind: oneOf(landmarkKinds), ...otherNames }).map(
      ({ name: english, kind, ...others }) => [english, { kind, names: textsOf(english, others) }],
    ),
  )
  return byName.get(name) ?? null
}
