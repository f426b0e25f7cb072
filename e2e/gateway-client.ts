import { createHash } from 'node:crypto'
import { registry, type OperationId, type ResponseOf } from '../contract/registry.ts'
import type { OperationSpec } from '../contract/operation.ts'
import type { WalletEntry } from '../contract/wallet/statement.ts'
import { personOf, type Office, type Person } from './control.ts'
import { environment } from './environment.ts'

/** A gateway client that does not use the desk: independent evidence of what happened. */
export type Witness = {
  /** Calls an operation that must succeed, and parses its answer by the contract. */
  call<Id extends OperationId>(id: Id, input?: Record<string, unknown>): Promise<ResponseOf<Id>>
  /** The ledger of the office, newest first. */
  statement(): Promise<WalletEntry[]>
  /** Entries of one kind. */
  entries(kind: WalletEntry['Kind']): Promise<WalletEntry[]>
}

/** Signs a user in at the gateway, in a session separate from the desk's. */
export async function openWitness(office: Office, person: Person = personOf(office)): Promise<Witness> {
  const Password = createHash('sha512').update(person.accountUuid).digest('hex').toUpperCase()
  const { SessionId } = await send('session.create', {
    OfficeId: office.officeId,
    UserName: person.userName,
    Password,
  })
  const call: Witness['call'] = (id, input = {}) => send(id, { SessionId, ...input })
  const statement = async () => (await call('wallet.statement', { PerPage: 200 })).Entries
  return {
    call,
    statement,
    entries: async (kind) => (await statement()).filter((entry) => entry.Kind === kind),
  }
}

async function send<Id extends OperationId>(id: Id, input: Record<string, unknown>): Promise<ResponseOf<Id>> {
  const op: OperationSpec = registry[id]
  const rest = { ...input }
  const path = op.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const query = op.method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
  const body = op.method === 'GET' ? {} : { body: JSON.stringify(rest) }
  const response = await fetch(environment.gatewayUrl + path + query, { method: op.method, ...body })
  const text = await response.text()
  const answer = JSON.parse(text) as Record<string, unknown>
  if (response.status !== 200 || answer['Success'] === false) throw new Error(`${id}: ${text}`)
  return op.response.parse(op.envelope === 'data-timestamp' ? answer['data'] : answer) as ResponseOf<Id>
}
