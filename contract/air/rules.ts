import { z } from 'zod'
import { entity } from '../entity.ts'
import { fareSourceCode, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'

/** One category of rules; the text has line ends or is HTML, as its source writes it (gaps 48, 227). */
const ruleDetail = entity('FareRuleDetail', {
  Category: z.string(),
  Rules: z.string(),
  /** Nothing is known to be in it; always empty (gap 48). */
  RuleItemsParsed: z.array(z.unknown()),
  MessageDirection: z.string(),
})

/** Rules of one fare component. Airline and CityPair are empty in the first element (gap 227). */
const fareRule = entity('FareRule', {
  Airline: z.string(),
  CityPair: z.string(),
  RuleDetails: z.array(ruleDetail),
})

export const airRules = operation({
  ...sessionCall,
  id: 'air.rules',
  path: '/Air/AirRules',
  permission: 'air_rules',
  request: {
    params: null,
    query: null,
    body: z.object({ FareSourceCode: fareSourceCode.optional(), UniqueId: uniqueId.optional() }),
  },
  response: z.object({ FareType: z.int(), FareRules: z.array(fareRule) }),
  onFailure: { FareType: null, FareRules: [] },
  booking: { asked: 'UniqueId', answered: null },
  errors: ['Err0102003', 'Err0102005', 'Err0103003', 'Err0106001'],
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'supplier',
  source: { doc: 'session-gateway', section: 'Air, AirRules', gaps: [48, 49, 54, 227] },
  standing: 'documented',
  summary: 'Read the rules of a fare, before or after booking',
  description:
    'The rules of a fare before booking, or of a booked one; with both references the booking is meant. Who has revalidated a fare can read its rules for as long as it can be booked.',
})

export type AirRulesAnswer = z.infer<(typeof airRules)['response']>
