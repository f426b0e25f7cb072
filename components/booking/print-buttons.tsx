'use client'

import { Button } from '../ui/button.tsx'
import { NetOnly } from '../ui/shown-prices.tsx'

/**
 * Prints the booking. Prices, wallet and fees are for the agency: they are printed when asked for, and not by
 * the browser's own command.
 */
export function PrintButtons() {
  return (
    <>
      <Button onClick={() => print(false)}>Print</Button>
      <NetOnly>
        <Button onClick={() => print(true)}>Print with agency prices</Button>
      </NetOnly>
    </>
  )
}

/** `app/print.css` reads the mark; it is taken off when the window of the browser closes. */
function print(withAgencyPrices: boolean) {
  const { dataset } = document.documentElement
  if (withAgencyPrices) dataset['print'] = 'agency'
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}
