import { useFormContext } from 'react-hook-form'
import type { BookedTicketType } from '../../../contract/activity/codes.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import { markupOfExtra, markupOfOne } from '../../../lib/booking/markup.ts'
import { useTypedRule } from '../../booking/book/typed-rule.ts'
import { useShownPrices } from '../../ui/shown-prices.tsx'
import { clientPrice, type NetCents } from '../../../lib/money.ts'

/**
 * The prices that a form shows, with the markup typed into it: the price of a ticket, and the surcharge of an
 * answer. Integer cents.
 */
export function useFormPrices() {
  const { control } = useFormContext<ActivityForm>()
  const rule = useTypedRule<ActivityForm>(control)
  const { netHidden } = useShownPrices().prices
  return {
    ticket: (netCents: NetCents, type: BookedTicketType) =>
      clientPrice(
        netCents,
        netHidden ? markupOfOne(rule, netCents, type === 'child' ? 'child' : 'adult') : 0,
      ),
    extra: (netCents: NetCents) => clientPrice(netCents, netHidden ? markupOfExtra(rule, netCents) : 0),
  }
}
