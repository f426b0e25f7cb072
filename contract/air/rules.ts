import { z } from 'zod'
import { entity } from '../entity.ts'
import { fareSourceCode, uniqueId } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { fareType } from './coded-fields.ts'

/** One category of rules (gaps 48, 227). */
const ruleDetail = entity('FareRuleDetail', {
  Category: z
    .string()
    .describe('What the rules are about, such as `Penalties`; `Description` for the fare as a whole.'),
  Rules: z.string().describe('The rules as the source writes them: lines of text or HTML.'),
  RuleItemsParsed: z.array(z.unknown()).describe('Always empty; clients expect it.'),
  MessageDirection: z.string().describe('Direction of the text, always `ltr` (left to right).'),
})

/** Rules of one fare component (gap 227). */
const fareRule = entity('FareRule', {
  Airline: z
    .string()
    .describe('IATA code of the airline; empty in the first element, which is about the whole fare.'),
  CityPair: z
    .string()
    .describe('First and last city of the fare component, as `LON-SIN`; empty in the first element.'),
  RuleDetails: z.array(ruleDetail).describe('The rules by category.'),
})

export const airRules = operation({
  ...sessionCall,
  id: 'air.rules',
  path: '/Air/AirRules',
  permission: 'air_rules',
  request: {
    params: null,
    query: null,
    body: z.object({
      FareSourceCode: fareSourceCode
        .describe('Code of the fare, before the booking; at least one of the two references is required.')
        .optional(),
      UniqueId: uniqueId
        .describe("The gateway's reference of a booking; it counts where both references are sent.")
        .optional(),
    }),
  },
  response: z.object({
    FareType: fareType,
    FareRules: z.array(fareRule).describe('The rules: first of the whole fare, then of each fare component.'),
  }),
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
