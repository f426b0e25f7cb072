import type { AirBookingRecord } from '../../../contract/air/booking-data.ts'
import { airStates } from '../../../contract/air/booking-states.ts'
import { utcDateTime } from '../../clock.ts'
import type { AirBooking, AirPeople } from '../../domain/air/air-booking.ts'
import { flownLegs } from '../../domain/air/retime.ts'
import type { WalletBalance } from '../../domain/wallet/balance.ts'
import type { Fare, PassengerFare } from '../../supply/air/fare.ts'
import type { CityOfAirport } from '../../supply/reference/port.ts'
import { usdOf } from '../usd.ts'
import { ERASED } from '../../../contract/booking/person.ts'
import { airlineRules } from './airline-rules.ts'
import { directionOf, wayBackOf } from './direction.ts'
import { eTicketStatus } from '../words/e-ticket-status.ts'
import { hoursAndMinutes } from './hours-and-minutes.ts'

const UTC = '+00:00'

/**
 * The AirBookingData record of a booking. Source: Session gateway, AirBookingData record; gaps 62, 73-77, 84.
 * @param people who was erased is written as `ERASED`, without a date of birth.
 * @param wallet the office's current wallet; ClientBalance is its available amount.
 */
export function airBookingRecord(
  booking: AirBooking,
  people: AirPeople,
  wallet: WalletBalance,
  cityOf: CityOfAirport,
): AirBookingRecord {
  const { detail } = booking
  const { category, status } = airStates[booking.state]
  return {
    UniqueId: booking.reference,
    ClientUniqueId: booking.client_reference,
    FareType: detail.fare.fareType,
    BookedBy: booking.owner_name,
    OrderBy: booking.ordered_by,
    ClientBalance: usdOf(wallet.balanceCents - wallet.heldCents),
    TktTimeLimit: booking.limit_at && utcDateTime(booking.limit_at),
    TktTimeLimitTimeZone: booking.limit_at && UTC,
    Category: category,
    Status: status,
    RefundMethod: detail.fare.terms.refundMethod,
    ValidatingAirlineCode: detail.fare.validatingCarrier,
    DirectionInd: directionOf(detail.fare),
    OnlineCheckIn: false,
    BeforeTravelOnlineCheckingTime: null,
    OnlineCheckingUrl: null,
    SeatSelection: false,
    BeforeTravelSeatSelectionTime: null,
    SeatSelectionUrl: null,
    AirRemark: [],
    MarkupForAdult: usdOf(detail.markup.adultCents),
    MarkupForChild: usdOf(detail.markup.childCents),
    MarkupForInfant: usdOf(detail.markup.infantCents),
    CreatedAt: booking.created_at.toISOString(),
    UpdatedAt: booking.updated_at.toISOString(),
    TicketedAt: booking.confirmed_at?.toISOString() ?? null,
    CancelledAt: booking.cancelled_at?.toISOString() ?? null,
    TravelItinerary: {
      ItineraryInfo: {
        ItineraryPricing: pricing(detail.fare),
        CustomerInfoes: customers(booking, people),
        ReservationItems: reservationItems(booking, cityOf),
        TripDetailPtcFareBreakdowns: detail.fare.passengers.map(passengerPrice),
        PhoneNumber: people.contact?.phone ?? ERASED,
        Email: people.contact?.email ?? ERASED,
      },
      BookingNotes: people.notes.map((note) => ({ Note: note.note, Date: note.at })),
      Services: [],
    },
  }
}

type Itinerary = AirBookingRecord['TravelItinerary']['ItineraryInfo']

function pricing(fare: Fare): Itinerary['ItineraryPricing'] {
  const sum = (amount: (passenger: PassengerFare) => number) =>
    usdOf(fare.passengers.reduce((cents, each) => cents + each.quantity * amount(each), 0))
  return {
    BaseFare: sum((each) => each.baseCents),
    ServiceTax: sum((each) => each.serviceTaxCents),
    TotalTax: sum((each) => each.taxCents),
    TotalFare: sum((each) => each.baseCents + each.taxCents + each.serviceTaxCents),
    TotalCommission: sum((each) => each.commissionCents),
    Currency: 'USD',
  }
}

function passengerPrice(each: PassengerFare): Itinerary['TripDetailPtcFareBreakdowns'][number] {
  return {
    PassengerTypeQuantity: { PassengerType: each.kind, Quantity: each.quantity },
    TripDetailPassengerFare: {
      BaseFare: usdOf(each.baseCents),
      ServiceTax: usdOf(each.serviceTaxCents),
      Tax: usdOf(each.taxCents),
      TotalFare: usdOf(each.baseCents + each.taxCents + each.serviceTaxCents),
      Commission: usdOf(each.commissionCents),
      Currency: 'USD',
    },
  }
}

function customers({ detail }: AirBooking, people: AirPeople): Itinerary['CustomerInfoes'] {
  return detail.travelers.map((traveler, index) => {
    const tickets = detail.eTickets.filter((ticket) => ticket.traveler === index)
    const person = people.travelers[index] ?? null
    const passport = person?.passport ?? null
    return {
      Customer: {
        Gender: traveler.gender,
        PassengerType: traveler.type,
        PassportNumber: passport && passport.number,
        NationalId: person && person.nationalId,
        Nationality: person && person.nationality,
        DateOfBirth: person && midnight(person.dateOfBirth),
        PassportExpireDate: passport?.expiryDate ? midnight(passport.expiryDate) : null,
        PassportIssueCountry: passport && passport.country,
        PassportIssueDate: passport?.issueDate ? midnight(passport.issueDate) : null,
        PaxName: {
          PassengerFirstName: person?.firstName ?? ERASED,
          PassengerMiddleName: person && person.middleName,
          PassengerLastName: person?.lastName ?? ERASED,
          PassengerTitle: person && person.title,
        },
      },
      ETickets: tickets.map((ticket) => ticket.number).join(','),
      ETicketNumbers: tickets.map((ticket) => ({
        ETicketNumber: ticket.number,
        EticketStatus: eTicketStatus(ticket),
        IsRefunded: ticket.refund !== undefined,
        DateOfIssue: ticket.issuedAt.slice(0, 19),
        AirlinePnr: detail.airlinePnr,
        TotalRefund: usdOf(ticket.refund?.cents ?? 0),
      })),
    }
  })
}

/** Dates in the record have a time of zeros (gap 59). */
function midnight(date: string): string {
  return `${date}T00:00:00`
}

function reservationItems({ detail }: AirBooking, cityOf: CityOfAirport): Itinerary['ReservationItems'] {
  const { fare } = detail
  const wayBack = wayBackOf(fare, cityOf)
  return flownLegs(detail).flatMap((leg, legIndex) =>
    leg.segments.map((segment, index) => {
      const sold = fare.segmentFares[legIndex]?.[index]
      if (!sold) throw new Error('a fare must price every segment of its legs')
      return {
        AirEquipmentType: segment.equipment,
        AirlinePnr: detail.airlinePnr,
        DepartureAirportLocationCode: segment.origin,
        ArrivalAirportLocationCode: segment.destination,
        DepartureDateTime: segment.departsAt,
        ArrivalDateTime: segment.arrivesAt,
        DepartureTerminal: segment.departureTerminal,
        ArrivalTerminal: segment.arrivalTerminal,
        DepartureAirportTerminal: segment.departureTerminal,
        ArrivalAirportTerminal: segment.arrivalTerminal,
        Baggage: sold.baggage,
        FlightNumber: segment.flightNumber,
        JourneyDuration: hoursAndMinutes(segment.minutes),
        JourneyDurationPerMinute: segment.minutes,
        MarketingAirlineCode: segment.marketingCarrier,
        OperatingAirlineCode: segment.operatingCarrier,
        ResBookDesigCode: sold.bookingClass,
        StopQuantity: segment.technicalStops.length,
        IsCharter: segment.isCharter,
        IsReturn: legIndex === wayBack,
        CabinClassCode: sold.cabin,
        TechnicalStops: segment.technicalStops.map((stop) => ({
          ArrivalAirport: stop.airport,
          ArrivalDateTime: stop.arrivesAt,
          DepartureDateTime: stop.departsAt,
        })),
        AirlineRules: airlineRules(fare.terms, sold, legIndex),
      }
    }),
  )
}
