import { z } from 'zod'
import { entity } from '../entity.ts'
import { activityRead } from '../families.ts'
import { operation } from '../operation.ts'

/** A wall time of the catalogue's zone, which is +08:00 in every season (Activity v2; gaps 198, 223). */
const wallTime = entity('OfficeTime', {
  date: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/),
  timezone_type: z.literal(3),
  timezone: z.literal('Asia/Singapore'),
})

const entry = entity('VocabularyEntry', { name: z.string(), code: z.string().optional(), uuid: z.string() })
const named = entity('Vocabulary', { data: z.array(entry) })

export const activityConfig = operation({
  ...activityRead,
  id: 'activity.config',
  path: '/Activity/v2/config',
  permission: 'activity_config',
  request: { params: null, query: z.object({}), body: null },
  response: entity('ActivityConfig', {
    now: wallTime,
    version: z.int(),
    serverUrl: z.string(),
    /** Base of the addresses of all photos (gap 224). */
    photosUrl: z.string(),
    activitiesSorting: z.array(z.string()),
    user: entity('ConfigUser', {
      name: z.string(),
      email: z.string().nullable(),
      uuid: z.string(),
      defaultPagination: z.int(),
      defaultSortBy: z.string(),
      defaultCurrencyCode: z.string(),
      defaultLanguageCode: z.string(),
      walletBalance: z.number(),
      walletBlockedBalance: z.number(),
      walletAvailableBalance: z.number(),
      walletAlertValue: z.number(),
    }),
    languages: named,
    countries: named,
    currencies: named,
    types: named,
    /** A tree: a category without a parent selects all below it (gap 234). */
    categories: entity('CategoryVocabulary', {
      data: z.array(entity('Category', { ...entry.shape, parentUuid: z.string().nullable() })),
    }),
    /** Places where activities are sold, for old clients (gap 165). */
    locations: named,
    /** One object: the answers that each `inputType` of an option accepts (gap 160). */
    optionInputTypes: z.array(z.record(z.string(), z.string())),
  }),
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: {
    doc: 'activity-v2',
    section: 'Bookings, GET /Activity/v2/config',
    gaps: [160, 165, 198, 223, 224],
  },
  standing: 'documented',
  summary: 'Wallet totals, the office clock and catalogue vocabularies',
  description:
    "The documented read of the wallet, the office's clock (`now`) and the catalogue's vocabularies.",
})
