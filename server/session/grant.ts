import 'server-only'
import type { Environment, Role } from '../../contract/session/limits.ts'
import type { Permission } from './permission.ts'
import type { Secret } from './secret.ts'

declare const proven: unique symbol

/** The signed-in person, as the gate identified them. */
export type GrantFacts = {
  /** Key of the office in the desk store: environment and the gateway's OfficeId. */
  officeId: string
  officeName: string
  userName: string
  displayName: string
  role: Role
  /** The gateway's permissions of this user; null if it does not list them. */
  permissions: readonly string[] | null
  environment: Environment
  /** The office as typed at the sign-in. */
  signInOffice: string
  /** Id of the desk session's row, not its secret id. */
  sessionId: string
  gatewaySession: Secret
  requestId: string
}

/** Proof that the gate let this user do `P`. Only the gate makes one. */
export type Grant<P extends Permission> = GrantFacts & { readonly [proven]: P }

/** A grant for any permission: enough for reads that belong to a permitted step. */
export type AnyGrant = Grant<Permission>
