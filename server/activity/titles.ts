import 'server-only'
import { LRUCache } from 'lru-cache'
import type { CatalogueLanguage } from '../../contract/activity/codes.ts'
import type { Desk } from '../desk.ts'
import { foldText } from '../../text/fold-text.ts'
import { textForms } from '../../text/text-forms.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { deskWide } from '../process-wide.ts'
import type { AnyGrant } from '../session/grant.ts'
import { answered } from './unanswered.ts'

/** Titles by the uuid of their product. */
export type Titles = ReadonlyMap<string, string>

/** Most titles that are kept, of all words together. */
const MOST_TITLES = 200_000
const FRESH_MS = 5 * 60_000

type Question = { word: string; language: CatalogueLanguage | null }
type Context = { desk: Desk; grant: AnyGrant; question: Question }

/**
 * The products that have a word in a title of any language, and their titles in one language: the default one
 * where they have none in it. An empty word finds all (Activity v2, GET /Activity/v2/products/all).
 * @throws Unanswered
 */
export async function titlesOf(desk: Desk, grant: AnyGrant, question: Question): Promise<Titles> {
  const cache = deskWide(desk, 'activity.titles', () => cacheOf(desk))
  const key = JSON.stringify([grant.officeId, question.word.toLowerCase(), question.language])
  return cache.forceFetch(key, { context: { desk, grant, question } })
}

function cacheOf(desk: Desk) {
  return new LRUCache<string, Titles, Context>({
    maxSize: MOST_TITLES,
    sizeCalculation: ({ size }) => Math.max(1, size),
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => desk.clock.now().getTime() },
    fetchMethod: (_key, _old, { context }) => readTitles(context),
  })
}

async function readTitles({ desk, grant, question: { word, language } }: Context): Promise<Titles> {
  const input = {
    full: false,
    page: 1,
    ...(word === '' ? {} : { q: word }),
    ...(language === null ? {} : { language }),
  }
  const { data } = answered(await callAs(desk, grant, 'activity.all-products', input))
  return new Map(data.map(({ uuid, title }) => [uuid, title]))
}

/** Whether a title has all of these words, each in any of its forms and anywhere in the title. */
export function includesWords(title: string, words: readonly string[]): boolean {
  const folded = foldText(title)
  return words.every((word) => textForms(word).some((form) => form !== '' && folded.includes(form)))
}
