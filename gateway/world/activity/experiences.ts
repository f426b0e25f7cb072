import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { experienceSchema, type Experience } from './experience.ts'

/** The files of `facts/experiences`, in the order of the catalogue. */
const files = [
  /** Tickets for landmarks and tours of them. */
  'landmarks',
  'walks',
  'food',
  /** Tours of one quarter of a city. */
  'quarters',
  'culture',
  /** On the water, in the hills and in the air. */
  'outdoors',
  /** Transfers, passes, shopping and trips to other cities. */
  'journeys',
]

/** Every experience of the world. */
export const experiences: readonly Experience[] = files.flatMap(readExperiences)

/** @throws with the file and the path of the fault in it. */
function readExperiences(name: string): Experience[] {
  const file = new URL(`./facts/experiences/${name}.json`, import.meta.url)
  const read = z.array(experienceSchema).safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file.pathname}: ${z.prettifyError(read.error)}`)
  return read.data
}
