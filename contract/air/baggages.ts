import { z } from 'zod'
import { entity } from '../entity.ts'
import { fareSourceCode } from '../booking/references.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { fareService } from './services.ts'
import { checkedBaggage } from './coded-fields.ts'

/** The checked baggage of one flight (gaps 35, 50). */
const baggageInfo = entity('FlightBaggage', {
  Departure: z.string().describe('IATA code of the airport of departure.'),
  Arrival: z.string().describe('IATA code of the airport of arrival.'),
  FlightNo: z.string().describe('Airline code and number of the flight, such as `BA178`.'),
  Baggage: checkedBaggage,
})

export const airBaggages = operation({
  ...sessionCall,
  id: 'air.baggages',
  path: '/Air/AirBaggages',
  permission: 'air_baggages',
  request: { params: null, query: null, body: z.object({ FareSourceCode: fareSourceCode }) },
  response: z.object({
    BaggageInfoes: z.array(baggageInfo).describe('The baggage of each flight of the fare.'),
    Services: z
      .array(fareService)
      .describe('Bags that can be bought besides; for information, as AirBook has no field for them.'),
  }),
  onFailure: { BaggageInfoes: [], Services: [] },
  errors: ['Err0102003', 'Err0102005'],
  kind: 'read',
  retry: 'idempotent',
  asks: 'supplier',
  source: { doc: 'session-gateway', section: 'Air, AirBaggages', gaps: [50, 51, 54] },
  standing: 'documented',
  summary: 'Read the baggage of each flight of a fare',
  description: 'The baggage of each flight of a fare, and the bags that can be bought besides.',
})

export type AirBaggagesAnswer = z.infer<(typeof airBaggages)['response']>
