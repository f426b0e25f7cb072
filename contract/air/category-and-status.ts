import { codeField } from '../code-field.ts'
import { airStates } from './booking-states.ts'

const statuses = Object.fromEntries(Object.entries(airStates).map(([name, { status }]) => [name, status]))

/** The state of an air booking, as every answer about one has it (gap 65). */
export const airCategoryAndStatus = {
  Category: codeField({ reserved: 10, ticketing: 20, ticketed: 21, cancelled: 30, notBooked: 40 }).describe(
    '10 reserved, 20 tickets in process, 21 ticketed, 30 cancelled, 40 nothing was booked.',
  ),
  Status: codeField(statuses).describe(
    '10 reserved and held; 20 tickets in process; 21 ticketed; 25 every ticket refunded; 30 cancelled, also by the end of the hold; 40 the airline refused the tickets; 41 the wallet was too low; 42 a duplicate.',
  ),
}
