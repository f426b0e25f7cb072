import { screen } from '@testing-library/react'
import { ActivityBookScreen } from '../../../components/activity/book/book-screen.tsx'
import type { OptionRecord, ProductTypeRecord } from '../../../contract/activity/product-type.ts'
import { activityOffer, offerCodeOf } from '../../../lib/activity/activity-offer.ts'
import type { FormForTrip } from '../../../lib/booking/form-people.ts'
import type { BookPlace } from '../../../lib/activity/book-params.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import { activitySubject } from '../../../lib/activity/draft.ts'
import { filledActivity } from '../../desk/activity/form-fixture.ts'
import { variantOf } from '../../../lib/activity/variant.ts'
import { entryOf, setOf, variantAnswer } from '../../desk/activity/variant-fixture.ts'
import { answerOfferCheck, answerRead } from '../answers.ts'
import { NOW } from '../booking/fare-form.tsx'
import { renderDesk } from '../render-desk.tsx'

// The form of an activity, made from the options and the tickets of its variant.

/** The chosen start with its product, the days and travellers of the client, and their search. */
export const selected: BookPlace = {
  variant: 'variant-1',
  product: 'product-1',
  date: '2027-04-14',
  slot: null,
  days: { from: '2027-04-12', to: '2027-04-17' },
  party: { adult: 2, child: 1, senior: 0 },
  search: 'q=lantern',
}
/** The way back to the product, without travellers and search. */
export const back = '/activities/product-1?from=2027-04-12&to=2027-04-17'

/** The prices of the date. */
const entry = entryOf({ prices: [setOf({ adult: 49, child: 32.5 })] })

/** Opens the form of a variant with these options; `later` is the answer of its price check. */
export function openForm(
  change: {
    perBooking?: OptionRecord[]
    perPax?: OptionRecord[]
    draft?: ActivityForm
    /** The date that the draft is of. */
    draftDate?: string
    place?: BookPlace
    variant?: Partial<ProductTypeRecord>
    trip?: FormForTrip
  } = {},
  later = entry,
) {
  const { perBooking = [], perPax = [], draft, place = selected } = change
  const variant = variantAnswer({ options: { perBooking, perPax }, ...change.variant })
  answerOfferCheck('activity', () => ({
    entry: later,
    checkedAt: NOW,
    spendableCents: 100_000,
    readAt: 1,
  }))
  answerRead('activity.product-type', () => variant)
  const drafted = (at: BookPlace) => ({ ...at, date: change.draftDate ?? at.date })
  const formOf = (at: BookPlace) => (
    <ActivityBookScreen
      place={at}
      found={activityOffer(at, variantOf(variant), entry)}
      product={null}
      serverNow={NOW}
      clientReference="CR-1"
      outcomeOpen={false}
      tripClient={null}
      holdBar={null}
      trip={change.trip ?? null}
      drafts={
        draft
          ? [
              {
                offerCode: offerCodeOf(drafted(at)),
                subjectKey: activitySubject(drafted(at)),
                form: draft,
                savedAt: NOW,
              },
            ]
          : []
      }
    />
  )
  const desk = renderDesk(formOf(place))
  return {
    ...desk,
    /** Leaves the screen and opens it again, as the server rendered it for `at`. */
    reopen: async (at: BookPlace = place) => {
      desk.rerender(<p>Another screen</p>)
      desk.rerender(formOf(at))
      await checked()
    },
  }
}

/** A form without a problem. */
export const filled = () => filledActivity({ adult: 2, child: 1 })
/** Waits for the price check. */
export const checked = () => screen.findByText(/^Price checked \d\d:\d\d/)
/** The button that reserves. */
export const reserve = () => screen.getAllByRole('button', { name: /^Reserve/ })[0]!
/** The options of one traveller. */
export const traveller = (number: number) =>
  screen.getByRole('group', { name: new RegExp(`^Traveller ${number}`) })
