import 'server-only'
import type { z } from 'zod'
import { airBook } from '../../contract/air/book.ts'
import type { PassengerForm } from '../../lib/air/passenger-form.ts'
import { markupPerType, type FarePart } from '../../lib/air/fare-markup.ts'
import { ruleOfTyped } from '../../lib/booking/typed-markup.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'

export type AirBookRequest = z.infer<(typeof airBook)['request']['body']>

/**
 * Turns the form into an AirBook request (Session gateway, AirBook; gaps 56-61). Answers the field's name
 * where a value breaks a rule.
 * @param parts the prices of the travellers of each type: a markup by percent is a share of them
 */
export function airBookRequest(
  input: HoldInput<PassengerForm>,
  fareSourceCode: string,
  parts: readonly FarePart[],
): { ok: true; body: AirBookRequest } | { ok: false; field: string } {
  const { form } = input
  const markup = markupPerType(ruleOfTyped(form.markup), parts)
  const parsed = airBook.request.body.safeParse({
    FareSourceCode: fareSourceCode,
    ClientUniqueId: input.clientReference,
    TravelerInfo: {
      PhoneNumber: form.phone,
      Email: form.email,
      AirTravelers: form.passengers.map(travellerOf),
    },
    MarkupForAdult: markup.adult / 100,
    MarkupForChild: markup.child / 100,
    MarkupForInfant: markup.infant / 100,
  })
  return parsed.success
    ? { ok: true, body: parsed.data }
    : { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' }
}

function travellerOf(passenger: PassengerForm['passengers'][number]) {
  const { passportNumber, passportExpiry, passportCountry, passportIssued } = passenger
  const hasPassport = passportNumber.trim() !== ''
  return {
    PassengerType: passenger.type,
    Gender: passenger.gender,
    DateOfBirth: passenger.birthDate,
    PassengerName: {
      PassengerFirstName: passenger.firstName,
      PassengerLastName: passenger.lastName,
      ...(passenger.title === '' ? {} : { PassengerTitle: passenger.title }),
    },
    ...(passenger.nationality === '' ? {} : { Nationality: passenger.nationality }),
    ...(hasPassport
      ? {
          Passport: {
            PassportNumber: passportNumber,
            ExpiryDate: passportExpiry,
            Country: passportCountry,
            ...(passportIssued === null ? {} : { IssueDate: passportIssued }),
          },
        }
      : {}),
  }
}
