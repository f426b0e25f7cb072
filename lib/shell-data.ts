import type { Environment, Role } from '../contract/session/limits.ts'

/** What the frame around every screen shows. Read by `server/shell/queries.ts`, once per page and after every change. */
export type ShellData = {
  environment: Environment
  /** Office time at reading, ISO 8601 UTC: the sandbox clock can be moved on. */
  serverNow: string
  person: {
    displayName: string
    userName: string
    officeName: string
    role: Role
  }
  holds: {
    count: number
    /** ISO 8601 UTC; null without a hold. */
    soonestDeadlineAt: string | null
  }
  /** Integer cents; null while the balance is not known (the gateway did not answer): then no figure is shown. */
  spendableCents: number | null
}
