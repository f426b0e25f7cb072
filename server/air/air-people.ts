import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import { passengerTypes, titles } from '../../contract/booking/person.ts'
import { passportId, type AirBookingView } from '../../lib/air/booking-view.ts'
import type { PassengerForm } from '../../lib/air/passenger-form.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'
import { factsOf, type BookedPerson, type BookingPeople, type KindPeople } from '../booking/people.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { airBookingView } from './booking-view.ts'

/** Who a flight is booked for. */
export const airPeople: KindPeople<AirBookingView> = { inView: peopleInBooking, read: readPeople }

type Named = { firstName: string; lastName: string; birthDate: string | null }

/** The travellers of a form. */
export function peopleInForm({ passengers }: PassengerForm): KnownPerson[] {
  return passengers.map(knownPerson)
}

/** The travellers of a booking, without those who do not fly any more: all their tickets are refunded. */
export function peopleInBooking({ travellers }: AirBookingView): KnownPerson[] {
  return travellers
    .filter(({ eTickets }) => eTickets.length === 0 || eTickets.some(({ refunded }) => !refunded))
    .map(knownPerson)
}

function knownPerson({ firstName, lastName, birthDate }: Named): KnownPerson {
  return { name: `${firstName.trim()} ${lastName.trim()}`, birthDate }
}

/** Reads who a flight is booked for (Session gateway, AirBookingData; gap 75). */
async function readPeople(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
): Promise<CallOutcome<BookingPeople<AirBookingView>>> {
  const read = await callAs(desk, grant, 'air.booking-data', { UniqueId: reference })
  if (read.kind !== 'ok') return read
  const { CustomerInfoes, PhoneNumber, Email } = read.data.TravelItinerary.ItineraryInfo
  return {
    kind: 'ok',
    data: {
      booking: airBookingView(read.data),
      people: CustomerInfoes.map(personOf).filter(({ name }) => !isErased(name)),
      contact: factsOf({ phone: PhoneNumber, email: Email }),
      documents: CustomerInfoes.flatMap(({ Customer }, index) =>
        Customer.PassportNumber ? [{ id: passportId(index), number: Customer.PassportNumber }] : [],
      ),
      vouchers: CustomerInfoes.flatMap(({ ETicketNumbers }) =>
        ETicketNumbers.map(({ ETicketNumber }) => ETicketNumber),
      ),
    },
  }
}

type CustomerInfo = AirBookingRecord['TravelItinerary']['ItineraryInfo']['CustomerInfoes'][number]

function personOf({ Customer, ETicketNumbers }: CustomerInfo, index: number): BookedPerson {
  const { PassengerFirstName, PassengerMiddleName, PassengerLastName, PassengerTitle } = Customer.PaxName
  const name = [PassengerFirstName, PassengerMiddleName, PassengerLastName].filter(Boolean).join(' ')
  return {
    name,
    positions: [index + 1],
    facts: factsOf({
      name,
      title: titles.find(({ code }) => code === PassengerTitle)?.name,
      type: passengerTypes.find(({ code }) => code === Customer.PassengerType)?.name,
      gender: Customer.Gender,
      birthDate: Customer.DateOfBirth?.slice(0, 10),
      nationality: Customer.Nationality,
      nationalId: Customer.NationalId,
      passportNumber: Customer.PassportNumber,
      passportCountry: Customer.PassportIssueCountry,
      passportIssued: Customer.PassportIssueDate?.slice(0, 10),
      passportExpires: Customer.PassportExpireDate?.slice(0, 10),
      eTickets: ETicketNumbers.map(({ ETicketNumber }) => ETicketNumber).join(', '),
    }),
  }
}
