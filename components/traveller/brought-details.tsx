import { NetOnly } from '../ui/shown-prices.tsx'
import type { BroughtDetails } from './use-details-fill.ts'

/**
 * What a chosen traveller brought into the form, and from where; and their wishes and loyalty numbers, which
 * no booking service takes: the agent tells the supplier.
 */
export function BroughtDetailsText({ brought }: { brought: BroughtDetails }) {
  const { saved, reach, markup } = brought
  const { client, seat, meal, loyalty } = saved
  const wishes = [
    ...loyalty.map(({ programme, number }) => `${programme} ${number}`),
    ...(seat === '' ? [] : [`seat: ${seat}`]),
    ...(meal === '' ? [] : [`meal: ${meal}`]),
  ]
  return (
    <>
      {client && <span>{`Client: ${client.name}.`}</span>}
      {reach.length > 0 && <span>{reachText(brought)}</span>}
      {markup && (
        <NetOnly>
          <span>The markup is that of the client.</span>
        </NetOnly>
      )}
      {wishes.length > 0 && (
        <span className="w-full wrap-anywhere">
          <span>{'Saved wishes, which are not sent: '}</span>
          <span translate="no">{wishes.join(' · ')}</span>
        </span>
      )}
    </>
  )
}

/** `Phone and e-mail are the traveller’s.`, `E-mail is the client’s.` */
function reachText({ saved, reach }: BroughtDetails): string {
  const words = { phone: 'phone', email: 'e-mail' }
  const own = reach.filter(({ field }) => saved[field] !== '').map(({ field }) => words[field])
  const others = reach.filter(({ field }) => saved[field] === '').map(({ field }) => words[field])
  const sentence = (fields: readonly string[], whose: string) =>
    fields.length === 0 ? [] : [`Filled in: ${fields.join(' and ')} of the ${whose}.`]
  return [...sentence(own, 'traveller'), ...sentence(others, 'client')].join(' ')
}
