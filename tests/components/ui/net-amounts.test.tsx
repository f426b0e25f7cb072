import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Money } from '../../../components/ui/money.tsx'
import {
  NetAmount,
  useNetFormat,
  useNetWords,
  useShownPrice,
  useShownTotals,
} from '../../../components/ui/shown-prices.tsx'
import {
  clientFee,
  clientPrice,
  formatCents,
  formatShort,
  type ClientCents,
  type NetCents,
} from '../../../lib/money.ts'
import { seenText, seenWith } from '../client-prices.tsx'

const net: NetCents = 50_000
const PARTY = { adults: 1, children: 0, infants: 0 }

test('a net amount reaches nothing that writes what a client may see', () => {
  const client = clientPrice(net, 2500)
  const written = [
    // @ts-expect-error a net amount is no amount of the client
    () => formatCents(net),
    // @ts-expect-error nor is a plain number
    () => formatShort(50_000),
    // @ts-expect-error nor is a sum, whatever was added up
    () => formatCents(client + client),
    // @ts-expect-error nor is it in JSX
    () => <Money totalCents={net} />,
    // @ts-expect-error and what the client pays is no net amount
    () => <NetAmount cents={client} />,
  ]
  const seen: ClientCents[] = [client, clientFee(net)]
  expect(written).toHaveLength(5)
  expect(seen.map((cents) => formatCents(cents))).toEqual(['$525.00', '$500.00'])
})

function Amounts() {
  const total = useShownTotals('air', PARTY)
  const shown = useShownPrice()
  const formatNet = useNetFormat()
  const words = useNetWords()
  return (
    <ul>
      <li>{formatCents(total(net))}</li>
      <li>{formatCents(shown(net, clientPrice(net, 9900)))}</li>
      <li>{formatNet ? formatNet(net) : 'without it'}</li>
      <li>{words(net)}</li>
      <li>
        <NetAmount cents={net} />
      </li>
    </ul>
  )
}

const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

test('while net prices are hidden, nothing that writes net amounts writes one', () => {
  render(seenWith('client', <Amounts />))
  expect(lines()).toEqual(['$525.00', '$599.00', 'without it', 'net hidden', 'net hidden'])
  expect(seenText()).not.toContain('$500.00')
})

test('while they are shown, each writes the net amount', () => {
  render(seenWith('net', <Amounts />))
  expect(new Set(lines())).toEqual(new Set(['$500.00']))
})
