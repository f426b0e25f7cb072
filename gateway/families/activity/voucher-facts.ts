import type { Answer } from '../../../contract/activity/booking.ts'
import { bookedTicketTypes } from '../../../contract/activity/codes.ts'
import type {
  ActivityBooking,
  ActivityPeople,
  ActivityVoucher,
  BookedOption,
} from '../../domain/activity/activity-booking.ts'
import { ERASED } from '../../../contract/booking/person.ts'
import type { ActivityVoucherFacts } from './voucher-pdf.ts'

/**
 * The contents of a voucher, all of it from the time of booking; the voucher of one traveller leaves the
 * others out.
 */
export function voucherFacts(
  booking: ActivityBooking & { confirmed_at: Date },
  people: ActivityPeople,
  voucher: ActivityVoucher,
  officeName: string,
): ActivityVoucherFacts {
  const { variant, arrivalDate, slot, options } = booking.detail
  return {
    officeName,
    code: booking.reference,
    visualId: voucher.visualId,
    issuedAt: booking.confirmed_at,
    product: { title: variant.productTitle, translated: null },
    variant: { title: variant.title, translated: null },
    date: arrivalDate,
    timeSlot: slot,
    timeZone: variant.timeZone,
    leadGuest: leadGuest(people),
    tickets: ticketsOf(booking, voucher),
    meeting: { address: variant.meetingAddress, time: variant.meetingTime },
    redemptionAddress: variant.redemptionAddress,
    answers: answersOf(options, people, voucher),
    use: variant.voucherUse,
    mustBePrinted: variant.voucherRequiresPrinting,
  }
}

function leadGuest({ contact }: ActivityPeople): string {
  return contact ? `${contact.salutation} ${contact.firstName} ${contact.lastName}` : ERASED
}

/** The lines of tickets are the first ones of the price, in the order of the travellers. */
function ticketsOf({ detail }: ActivityBooking, { traveller }: ActivityVoucher) {
  const types = bookedTicketTypes.filter((type) => detail.party[type] > 0)
  const lines = detail.breakdown.slice(0, types.length)
  if (traveller === null) return lines.map(({ name, quantity }) => ({ label: name, quantity }))
  const labels = lines.flatMap(({ name, quantity }) => Array.from({ length: quantity }, () => name))
  return [{ label: labels[traveller] ?? '', quantity: 1 }]
}

function answersOf(options: readonly BookedOption[], people: ActivityPeople, { traveller }: ActivityVoucher) {
  const own = people.travellers
    .map((person, at) => ({ at, answers: person?.answers ?? [] }))
    .filter(({ at }) => traveller === null || at === traveller)
  return [
    ...inWords(options, people.contact?.answers ?? [], null),
    ...own.flatMap(({ at, answers }) => inWords(options, answers, `traveller ${at + 1}`)),
  ]
}

function inWords(options: readonly BookedOption[], answers: readonly Answer[], traveller: string | null) {
  return options.flatMap((option) => {
    const match = answers.find(({ uuid }) => uuid === option.uuid)
    const answer = match ? answerText(option, match.value) : ''
    return answer === '' ? [] : [{ name: option.name, answer, traveller }]
  })
}

/** The labels that were chosen, yes or no, or the text itself. */
function answerText({ input, items }: BookedOption, value: Answer['value']): string {
  const values = (Array.isArray(value) ? value : [value]).map((each) => String(each).trim())
  if (input === 5) return ['true', '1'].includes(values.join().toLowerCase()) ? 'Yes' : 'No'
  return values.map((each) => items.find((item) => item.value === each)?.label ?? each).join(', ')
}
