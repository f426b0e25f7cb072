import type { Role } from '../contract/session/limits.ts'
import { environment } from './environment.ts'

/** A user of a minted office, with the credentials to sign in. */
export type Person = { userName: string; displayName: string; role: Role; accountUuid: string }

/** An office created for one test. */
export type Office = { officeId: string; name: string; users: Person[] }

/** A transport failure to inject. Without `times` it lasts until cleared. */
export type Fault = {
  /** Operation id, such as `air.book`. */
  operation: string
  kind: 'latency' | 'error' | 'drop' | 'malformed' | 'cut' | 'lose-reply'
  ms?: number
  status?: number
  times?: number
}

/** The sandbox's control plane. Every call throws with the sentence of a refusal. */
export const control = {
  /** Creates an office with an agent and an admin unless other users are given. `balance` is USD as text. */
  mint: (wanted: { name?: string; balance?: string; users?: { userName: string; role: Role }[] } = {}) =>
    post<Office>('/offices', wanted),
  /** Moves one office's clock forward and runs what becomes due. */
  advance: (office: Office, seconds: number) =>
    post<{ now: string; ran: { kind: string; subject: string }[] }>('/clock/advance', {
      office: office.officeId,
      seconds,
    }),
  expire: (office: Office, person: Person) =>
    post<{ expired: number }>('/sessions/expire', { officeId: office.officeId, userName: person.userName }),
  arm: (office: Office, scenario: string) => post('/arm', { office: office.officeId, scenario }),
  /** Sets the faults of the whole gateway; without arguments clears them. */
  faults: (...list: Fault[]) => post('/faults', list),
}

/** The first user with a role. */
export function personOf(office: Office, role: Role = 'agent'): Person {
  const person = office.users.find((user) => user.role === role)
  if (!person) throw new Error(`the office has no ${role}`)
  return person
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(`${environment.gatewayUrl}/_sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`)
  return JSON.parse(text) as T
}
