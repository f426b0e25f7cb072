import type { Environment, Role } from '../../../contract/session/limits.ts'

/** The authenticated caller of an operation. */
export type Caller = {
  officeId: string
  orgId: string
  officeName: string
  userId: string
  userName: string
  displayName: string
  role: Role
  environment: Environment
  /** SHA-256 of the SessionId, or the key of a v3 client: the key of the data that belong to the session. */
  sessionKey: string
  /** `user.uuid` of the activity config. */
  publicId: string
  /** Office time at the start of the call. */
  now: Date
  /** Real time at which the session or token ends if no further call renews it. */
  expiresAt: Date
  requestId: string
}

declare const proven: unique symbol

/**
 * Proof that the caller has permission `P`. Only http/gate.ts creates it, so that an
 * unauthorised write does not compile.
 */
export type Grant<P extends string = string> = Caller & { readonly [proven]: P }
