import 'server-only'
import type { Environment, Role } from '../../contract/session/limits.ts'
import type { Permission } from './permission.ts'
import type { Secret } from './secret.ts'

declare const proven: unique symbol

/** Who asks, as the gate found out. */
export type GrantFacts = {
  /** Key of the office in the desk store: environment and the gateway's OfficeId. */
  officeId: string
  officeName: string
  userName: string
  displayName: string
  role: Role
  /** The gateway's permissions of this user, null where it does not list them. */
  permissions: readonly string[] | null
  environment: Environment
  /** Row of the desk session, not its secret id. */
  sessionId: string
  gatewaySession: Secret
  requestId: string
}

/** Proof that the gate let this user do `P`. Only the gate makes one. */
export type Grant<P extends Permission> = GrantFacts & { readonly [proven]: P }

/** A grant for anything: enough for reads that belong to a step. */
export type AnyGrant = Grant<Permission>
