const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  formatters.set(currency, made)
  return made
}

/**
 * An amount for the screen: `210840` becomes `$2,108.40`, and a negative amount `−$184.20`, with a true minus
 * sign. It always has two decimals, so that columns line up.
 * @param totalCents integer cents
 * @param currency ISO 4217 code; the wallet knows only USD
 */
export function formatCents(totalCents: number, currency = 'USD'): string {
  const text = formatter(currency).format(Math.abs(totalCents) / 100)
  return totalCents < 0 ? `−${text}` : text
}

/**
 * An amount that shows its cents only if it has any: `60000` becomes `$600`, `60050` becomes `$600.50`. For
 * sentences, not columns.
 */
export function formatShort(totalCents: number, currency = 'USD'): string {
  return formatCents(totalCents, currency).replace(/\.00$/, '')
}

/**
 * An amount without cents, where space is short and the cents are shown elsewhere: `36649` becomes `$366`.
 */
export function formatWhole(totalCents: number, currency = 'USD'): string {
  return formatShort(Math.round(totalCents / 100) * 100, currency)
}

/**
 * Integer cents of a USD amount as the documents write it: a number with at most two decimals. Rounding
 * removes only the binary fraction.
 */
export function centsOfUsd(amount: number): number {
  return Math.round(amount * 100)
}

/**
 * Reads a decimal amount as the documents write it ("10000.00", 412.5, "-3") into integer cents. Returns
 * undefined for anything else, including more than two decimals: an amount is never guessed or rounded.
 */
export function centsFromDecimal(amount: string | number): number | undefined {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount).trim())
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) return undefined
  return sign && cents > 0 ? -cents : cents
}
