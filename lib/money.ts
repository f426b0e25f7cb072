declare const whose: unique symbol

/**
 * Integer cents of a price that the agency pays, or of its own money: the wallet, a hold, a refund. Every
 * amount is net unless one of the functions below has made it the client's, so that no net amount is shown to
 * a client by mistake.
 */
export type NetCents = number & { readonly [whose]?: 'net' }

/**
 * Integer cents that a client may see. Screens and texts write these; components that write net ones hide
 * them.
 */
export type ClientCents = number & { readonly [whose]: 'client' }

/** Writes an amount that only the agency may see. */
export type NetFormat = (cents: NetCents) => string

/** The price that a client pays: a net price with its markup. */
export function clientPrice(netCents: NetCents, markupCents: number): ClientCents {
  return (netCents + markupCents) as ClientCents
}

/** A fee of an airline, a hotel or a host, which the client pays as it is. */
export function clientFee(cents: NetCents): ClientCents {
  return clientPrice(cents, 0)
}

/** An amount that is no price: a limit, a setting, a markup that is typed. */
export function plainAmount(cents: number): ClientCents {
  return cents as ClientCents
}

/** The difference by which an amount is more than another; negative if it is less. */
export function moreCents(cents: ClientCents, thanCents: ClientCents): ClientCents {
  return (cents - thanCents) as ClientCents
}

/** An amount without its sign. */
export function withoutSign(cents: ClientCents): ClientCents {
  return Math.abs(cents) as ClientCents
}

/** An equal share of an amount, to the nearest cent. */
export function shareOfCents(cents: ClientCents, shares: number): ClientCents {
  return Math.round(cents / shares) as ClientCents
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string): Intl.NumberFormat {
  const cached = formatters.get(currency)
  if (cached) return cached
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
 * @param currency ISO 4217 code; the wallet knows only USD
 */
export function formatCents(cents: ClientCents, currency = 'USD'): string {
  return formatNet(cents as number, currency)
}

/**
 * The same of an amount that only the agency may see: for papers and files of the office. Screens write it by
 * `useNetFormat` or `NetAmount`, which hide it.
 */
export function formatNet(cents: NetCents, currency = 'USD'): string {
  const text = formatter(currency).format(Math.abs(cents) / 100)
  return cents < 0 ? `−${text}` : text
}

/** An amount as a figure, where the screen names its currency once: `36649` becomes `366.49`. */
export function formatFigure(cents: ClientCents): string {
  return (cents / 100).toFixed(2)
}

/**
 * An amount that shows its cents only if it has any: `60000` becomes `$600`, `60050` becomes `$600.50`. For
 * sentences, not columns.
 */
export function formatShort(cents: ClientCents, currency = 'USD'): string {
  return formatCents(cents, currency).replace(/\.00$/, '')
}

/**
 * An amount without cents, where space is short and the cents are shown elsewhere: `36649` becomes `$366`.
 */
export function formatWhole(cents: ClientCents, currency = 'USD'): string {
  return formatShort((Math.round(cents / 100) * 100) as ClientCents, currency)
}

/**
 * Integer cents of a USD amount as the documents write it: a number with at most two decimals. Rounding
 * removes only the binary fraction.
 */
export function centsOfUsd(amount: number): NetCents {
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
