import type { ReactNode } from 'react'
import type { Fare } from '../../../lib/air/fare.ts'
import { formatCents, moreCents, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { termAnswer } from '../../booking/terms-card.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { useShownPrice, useShownPrices } from '../../ui/shown-prices.tsx'
import { differencesOf, type Before, type Difference } from './differences.ts'

/**
 * Lists the differences between the earlier fare and the fare that would replace it, and nothing else. While
 * net prices are hidden, the totals are those of the client, without their parts.
 * @param props.clientOf turns a net total into the client's price
 */
export function WhatDiffers(props: {
  before: Before
  fare: Fare
  clientOf: (netCents: NetCents) => ClientCents
}) {
  const { netHidden } = useShownPrices().prices
  const shown = useShownPrice()
  const shownOf = (cents: NetCents) => shown(cents, props.clientOf(cents))
  const differences = differencesOf(props.before, props.fare).filter(
    ({ about }) => !(netHidden && about === 'part'),
  )
  if (differences.length === 0) {
    return (
      <Card title="No changes">
        <p className="px-4 py-3 text-ink2">Same flights, same price, same conditions, same baggage.</p>
      </Card>
    )
  }
  return (
    <Card title="Changes" aside="everything else is unchanged">
      <table className="w-full">
        <thead className="text-12 text-ink2">
          <tr>
            <td />
            <th scope="col" className="py-1.5 pr-4 text-right font-normal">
              was
            </th>
            <th scope="col" className="py-1.5 pr-4 text-right font-normal">
              is
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.label} className="border-t">
              <th scope="row" className="px-4 py-1.5 text-left font-normal">
                {difference.label}
              </th>
              <Values difference={difference} shownOf={shownOf} />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Values(props: { difference: Difference; shownOf: (netCents: NetCents) => ClientCents }) {
  const { difference, shownOf } = props
  switch (difference.about) {
    case 'part':
    case 'price': {
      const [wasCents, isCents] = [shownOf(difference.wasCents), shownOf(difference.isCents)]
      const more = moreCents(isCents, wasCents)
      return (
        <Cells was={formatCents(wasCents)}>
          <span>{`${formatCents(isCents)} `}</span>
          <span className={more > 0 ? 'text-held' : 'text-ok'}>
            {`${more > 0 ? '+' : ''}${formatCents(more)}`}
          </span>
        </Cells>
      )
    }
    case 'term': {
      const { was, is } = difference
      const isWorse = is.allowed !== true && was?.allowed === true
      return (
        <Cells was={was === null ? 'not known' : termAnswer(was)}>
          <span className={cx(isWorse && 'text-bad')}>{termAnswer(is)}</span>
        </Cells>
      )
    }
    case 'flight':
      return <Cells was={difference.was}>{difference.is}</Cells>
  }
}

function Cells({ was, children }: { was: ReactNode; children: ReactNode }) {
  return (
    <>
      <td className="figures py-1.5 pr-4 text-right text-ink2">{was}</td>
      <td className="figures py-1.5 pr-4 text-right font-medium">{children}</td>
    </>
  )
}
