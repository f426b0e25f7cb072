import type { z } from 'zod'
import { bookedTicketTypes, type BookedTicketType } from '../../contract/activity/codes.ts'
import { MESSAGE_MAX_LENGTH } from '../../contract/activity/limits.ts'
import type { Variant } from './variant.ts'
import { personNameAdvice } from '../booking/name-advice.ts'
import { emailProblem, phoneProblem } from '../booking/contact.ts'
import { checkMarkup } from '../booking/markup-form.ts'
import type { Party as MarkupParty } from '../booking/markup.ts'
import type { TellProblem } from '../booking/tell-problem.ts'
import { answerProblem } from './answer-rules.ts'
import type { activityFormFields } from './booking-form-fields.ts'
import { partyProblem, type TicketParty } from './quote.ts'
import { repeatedTravellers } from './same-traveller.ts'
import { typedText } from '../typed-text.ts'

/** The form of an activity: who books, the answers for the booking and for each traveller. */
export type ActivityForm = z.infer<typeof activityFormFields>

/** Forms of address that are offered (Activity v2, POST bookings: `Mr.` is the default). */
export const salutations = ['Mr.', 'Ms.', 'Mrs.', 'Miss', 'Dr.'] as const

/** Longest reference of the agent; the desk's own reference is sent behind it. */
const OWN_REFERENCE_MAX = 60

/** The part of a variant that decides which questions its booking asks, and of whom. */
export type AskedVariant = Pick<Variant, 'options' | 'ticketTypes' | 'minPax' | 'maxPax'>

/** An empty form for these travellers. */
export function emptyActivityForm(party: TicketParty): ActivityForm {
  const contact = { salutation: '', lastName: '', firstName: '', email: '', phone: '' }
  return { ...contact, reference: '', message: '', booking: {}, travellers: formTravellers(party, []) }
}

type Traveller = ActivityForm['travellers'][number]

/** The travellers of a party, in the order of a booking; those who were there before keep their answers. */
export function formTravellers(party: TicketParty, before: readonly Traveller[]): Traveller[] {
  return bookedTicketTypes.flatMap((type) => {
    const previous = before.filter((traveller) => traveller.type === type)
    return Array.from({ length: party[type] }, (_, index) => previous[index] ?? { type, answers: {} })
  })
}

/** The travellers of a form, and behind them those of each type whom it had before and has no longer. */
export function withRemoved(now: readonly Traveller[], before: readonly Traveller[]): Traveller[] {
  const left = partyOfForm({ travellers: [...now] })
  const removed = bookedTicketTypes.flatMap((type) =>
    before.filter((traveller) => traveller.type === type).slice(left[type]),
  )
  return [...now, ...removed]
}

/** How many travellers of each type a form has. */
export function partyOfForm({ travellers }: Pick<ActivityForm, 'travellers'>): TicketParty {
  const count = (type: BookedTicketType) => travellers.filter((one) => one.type === type).length
  return { adult: count('adult'), child: count('child'), senior: count('senior') }
}

/** The same people for a markup per person: a senior counts as an adult. */
export function markupParty({ adult, child, senior }: TicketParty): MarkupParty {
  return { adults: adult + senior, children: child, infants: 0 }
}

/** Applies every rule to the form and reports each field that breaks one. */
export function checkActivityForm(variant: AskedVariant) {
  return (form: ActivityForm, tell: TellProblem): void => {
    checkCustomer(form, tell)
    for (const option of variant.options.perBooking) {
      const problem = answerProblem(option, form.booking[option.uuid])
      if (problem) tell(['booking', option.uuid], problem)
    }
    const wrong = partyProblem(variant, partyOfForm(form))
    if (wrong) tell(['party'], `${wrong}.`)
    form.travellers.forEach(({ answers }, index) => {
      for (const option of variant.options.perPax) {
        const problem = answerProblem(option, answers[option.uuid])
        if (problem) tell(['travellers', index, 'answers', option.uuid], problem)
      }
    })
    for (const { index, of, option, what } of repeatedTravellers(variant.options.perPax, form.travellers)) {
      const message = `Travellers ${of + 1} and ${index + 1} have the same ${what}.`
      tell(['travellers', index, 'answers', option], message)
    }
    checkMarkup(form.markup, tell)
  }
}

const NAME_MAX = 100

function checkCustomer(form: ActivityForm, tell: TellProblem): void {
  if (form.salutation === '') tell(['salutation'], 'Choose a title.')
  for (const field of ['lastName', 'firstName'] as const) {
    const advice = personNameAdvice(form, field)
    if (advice?.blocks) tell([field], advice.message)
    else if (typedText(form[field]).length > NAME_MAX) tell([field], `At most ${NAME_MAX} letters.`)
  }
  const email = emailProblem(form.email)
  if (email) tell(['email'], email)
  const phone = phoneProblem(form.phone)
  if (phone) tell(['phone'], phone)
  checkLength(form, 'reference', OWN_REFERENCE_MAX, tell)
  checkLength(form, 'message', MESSAGE_MAX_LENGTH, tell)
}

function checkLength(form: ActivityForm, field: 'reference' | 'message', most: number, tell: TellProblem) {
  const { length } = form[field]
  if (length > most) tell([field], `At most ${most} characters; these are ${length}.`)
}
