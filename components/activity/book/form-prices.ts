import { useFormContext } from 'react-hook-form'
import type { BookedTicketType } from '../../../contract/activity/codes.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import { markupOfExtra, markupOfOne } from '../../../lib/booking/markup.ts'
import { useTypedRule } from '../../booking/book/typed-rule.ts'
import { useShownPrices } from '../../ui/shown-prices.tsx'

/**
 * What the prices of a form are shown as, with the markup that is typed in it: that of a ticket, and the
 * surcharge of an answer. Integer cents.
 */
export function useFormPrices() {
  const { control } = useFormContext<ActivityForm>()
  const rule = useTypedRule<ActivityForm>(control)
  const { netHidden } = useShownPrices().prices
  return {
    ticket: (netCents: number, type: BookedTicketType) =>
      netHidden ? netCents + markupOfOne(rule, netCents, type === 'child' ? 'child' : 'adult') : netCents,
    extra: (netCents: number) => (netHidden ? netCents + markupOfExtra(rule, netCents) : netCents),
  }
}
