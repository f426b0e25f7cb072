/** A person with the credentials of a minted office. */
export type DeskPerson = { officeId: string; userName: string; accountUuid: string }

/**
 * Signs in at a running desk as a browser does. Throws the code of a refusal.
 * @param headers headers that a proxy in front of the desk adds
 * @returns the cookie header of the session.
 */
export async function signInAtDesk(
  url: string,
  person: DeskPerson,
  headers: Record<string, string> = {},
): Promise<string> {
  const jar = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      const at = pair?.indexOf('=') ?? -1
      if (pair && at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const csrf = await fetch(`${url}/api/auth/csrf`)
  keep(csrf)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const form = new URLSearchParams({
    csrfToken,
    environment: 'sandbox',
    office: person.officeId,
    user: person.userName,
    secret: person.accountUuid,
    json: 'true',
  })
  const signed = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    body: form,
    headers: { ...headers, cookie: header(), origin: url },
    redirect: 'manual',
  })
  keep(signed)
  if (!header().includes('travel-desk.session'))
    throw new Error(`signing in at the desk failed: ${signed.status} ${await signed.text()}`)
  return header()
}
