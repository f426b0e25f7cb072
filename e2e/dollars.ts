/**
 * An amount as the desk shows it (`$1,642.00`) or the gateway sends it (`1642.5`), in integer cents. @throws
 * Error for other text
 */
export function centsOf(amount: string | number): number {
  const text = String(amount)
  const match = /([\d,]+)(?:\.(\d{1,2}))?/.exec(text)
  if (!match) throw new Error(`no amount in "${text}"`)
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0') || 0)
}

/** Integer cents as the desk shows them: `$1,642.00`. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
}
