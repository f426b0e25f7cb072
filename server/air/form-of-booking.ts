import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import type { PassengerTypeCode } from '../../contract/booking/person.ts'
import type { PassengerFields, PassengerForm } from '../../lib/air/passenger-form.ts'
import { usualTitle } from '../../lib/booking/titles.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { keepTravellers } from '../traveller/keep.ts'

/**
 * The form that books a booking's travellers again, with their contact and the markup (Session gateway,
 * AirBookingData; gap 75). Null if somebody in it was erased. Never leaves the server.
 */
export async function airFormOf(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
): Promise<CallOutcome<PassengerForm | null>> {
  const read = await callAs(desk, grant, 'air.booking-data', { UniqueId: reference })
  if (read.kind !== 'ok') return read
  const { MarkupForAdult, MarkupForChild, MarkupForInfant } = read.data
  const { CustomerInfoes, PhoneNumber, Email } = read.data.TravelItinerary.ItineraryInfo
  const passengers = CustomerInfoes.map(passengerOf)
  const names = [Email, PhoneNumber, ...passengers.map(({ lastName }) => lastName)]
  if (passengers.length === 0 || names.some(isErased)) return { kind: 'ok', data: null }
  return {
    kind: 'ok',
    data: {
      // Adults first, as the form of a fare has them.
      passengers: passengers.sort((one, other) => one.type - other.type),
      phone: PhoneNumber,
      email: Email,
      markup: {
        adult: amountOf(MarkupForAdult),
        child: amountOf(MarkupForChild),
        infant: amountOf(MarkupForInfant),
      },
    },
  }
}

type Customer = AirBookingRecord['TravelItinerary']['ItineraryInfo']['CustomerInfoes'][number]['Customer']

function passengerOf({ Customer: person }: { Customer: Customer }): PassengerFields {
  const name = person.PaxName
  const type = person.PassengerType as PassengerTypeCode
  const passportNumber = person.PassportNumber ?? ''
  const hasPassport = passportNumber !== ''
  return {
    type,
    title: String(name.PassengerTitle ?? usualTitle(type !== 1, String(person.Gender))),
    firstName: [name.PassengerFirstName, name.PassengerMiddleName].filter(Boolean).join(' '),
    lastName: name.PassengerLastName,
    gender: String(person.Gender),
    birthDate: dayOf(person.DateOfBirth),
    nationality: person.Nationality ?? '',
    passportNumber,
    passportExpiry: hasPassport ? dayOf(person.PassportExpireDate) : null,
    passportIssued: hasPassport ? dayOf(person.PassportIssueDate) : null,
    passportCountry: hasPassport ? (person.PassportIssueCountry ?? '') : '',
  }
}

function dayOf(at: string | null): string | null {
  return at === null ? null : at.slice(0, 10)
}

function amountOf(usd: number): string {
  return usd === 0 ? '' : usd.toFixed(2)
}

/** The office saves the people of a form that was booked for its next bookings. */
export function keepPassengers(
  desk: Desk,
  grant: AnyGrant,
  { passengers }: PassengerForm,
  reference: string,
): Promise<void> {
  const travellers = passengers.map(({ type: _type, ...fields }) => fields)
  return keepTravellers(desk, grant, travellers, reference)
}
