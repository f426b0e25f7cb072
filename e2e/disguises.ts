/**
 * The forms in which a secret may appear: as it is, without dashes, URL-encoded, in hexadecimal, and in
 * base64 at every offset.
 */
export function disguisesOf(secret: string): string[] {
  const forms = new Set([
    secret,
    secret.toUpperCase(),
    secret.replaceAll('-', ''),
    encodeURIComponent(secret),
  ])
  forms.add(Buffer.from(secret).toString('hex'))
  forms.add([...Buffer.from(secret)].map((byte) => `%${byte.toString(16)}`).join(''))
  for (const offset of [0, 1, 2]) {
    // Inside a longer text the first and last digits depend on the neighbouring bytes; the middle does not.
    const whole = Buffer.from('\0'.repeat(offset) + secret)
      .toString('base64')
      .replace(/=+$/, '')
    const middle = whole.slice(offset === 0 ? 0 : offset + 1, -2)
    forms.add(middle)
    forms.add(middle.replaceAll('+', '-').replaceAll('/', '_'))
  }
  return [...forms]
}
