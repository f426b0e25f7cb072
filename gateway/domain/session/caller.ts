import type { Environment, Role } from '../../../contract/session/limits.ts'

/** Who calls, as proven by a live session. */
export type Caller = {
  officeId: string
  orgId: string
  officeName: string
  userId: string
  userName: string
  displayName: string
  role: Role
  environment: Environment
  /** Hash of the SessionId: the key of what belongs to this session. */
  sessionKey: string
  /** `user.uuid` of the activity config. */
  publicId: string
  /** Office time at the start of the call. */
  now: Date
  /** Real time until which the session lasts if nothing more is called. */
  expiresAt: Date
  requestId: string
}

declare const proven: unique symbol

/** Proof that the caller may do `P`. Only the gate (http/gate.ts) mints it, so an unauthorised write does not compile. */
export type Grant<P extends string = string> = Caller & { readonly [proven]: P }
