import { sql, type Kysely } from 'kysely'

/**
 * Flight bookings store travellers in the domain's own fields instead of AirBook's, and the time a ticket
 * takes instead of the scenario that decides it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}

const statement = `
  update gateway.booking set detail = (detail - 'scenario') || jsonb_build_object(
    'ticketSeconds', case when detail ->> 'scenario' = 'slow-ticketing' then 90 end,
    'travelers', (
      select jsonb_agg(jsonb_build_object(
        'type', traveler -> 'PassengerType',
        'gender', traveler -> 'Gender',
        'dateOfBirth', traveler -> 'DateOfBirth',
        'firstName', traveler -> 'PassengerName' -> 'PassengerFirstName',
        'middleName', traveler -> 'PassengerName' -> 'PassengerMiddleName',
        'lastName', traveler -> 'PassengerName' -> 'PassengerLastName',
        'title', traveler -> 'PassengerName' -> 'PassengerTitle',
        'nationality', traveler -> 'Nationality',
        'nationalId', traveler -> 'NationalId',
        'passport', case when jsonb_typeof(traveler -> 'Passport') = 'object' then jsonb_build_object(
          'number', traveler -> 'Passport' -> 'PassportNumber',
          'expiryDate', traveler -> 'Passport' -> 'ExpiryDate',
          'issueDate', traveler -> 'Passport' -> 'IssueDate',
          'country', traveler -> 'Passport' -> 'Country') end
      ) order by position)
      from jsonb_array_elements(detail -> 'travelers') with ordinality as listed (traveler, position)))
  where kind = 'air'`
