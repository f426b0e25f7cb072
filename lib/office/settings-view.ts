import type { Environment } from '../../contract/session/limits.ts'
import type { OfficeSettings } from './office-settings.ts'

/** The settings of an office, and the facts about its connection that nobody sets here. */
export type SettingsView = OfficeSettings & {
  logo: LogoView | null
  /** The agents who have signed in, each of whom may have a limit. */
  agents: readonly LimitedAgent[]
  facts: {
    environment: Environment
    officeName: string
    officeId: string
    gatewayHost: string
    /** Whether the service tells who signed in, with role and permissions. */
    hasSessionInfo: boolean
    /** Whether the service has a statement for this person; null if it did not answer. */
    hasStatement: boolean | null
    /** The low-balance alert of the service, in cents; 0 if it has none, null if it did not answer. */
    serviceAlertCents: number | null
  }
}

/** An agent as the daily limits name them. */
export type LimitedAgent = { userName: string; displayName: string }

/** A picture with its size in pixels; `src` holds it whole. */
export type LogoView = { src: string; width: number; height: number }

/** The outcome of saving settings. */
export type SettingsOutcome =
  { kind: 'saved'; changed: number } | { kind: 'session' } | { kind: 'refused'; message: string }
