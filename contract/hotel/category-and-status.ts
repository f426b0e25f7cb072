import { codeField } from '../code-field.ts'
import { hotelStates } from './booking-states.ts'

const statuses = Object.fromEntries(Object.entries(hotelStates).map(([name, { status }]) => [name, status]))

/** The state of a hotel booking, as every answer about one has it (gap 98). */
export const hotelCategoryAndStatus = {
  Category: codeField({ held: 10, confirmed: 20, cancelled: 30, notBooked: 40 }).describe(
    'The tens of the status: 10 held, 20 confirmed, 30 cancelled, 40 nothing was booked.',
  ),
  Status: codeField(statuses).describe(
    '10 held; 20 confirmed; 21 cancelled after its confirmation; 30 cancelled before it, also by the end of the hold; 41 the wallet was too low; 42 a duplicate.',
  ),
}
