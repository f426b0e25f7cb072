import 'server-only'
import type { LimitedAgent, SettingsView } from '../../lib/office/settings-view.ts'
import { centsOfUsd } from '../../lib/money.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'
import { asAdmin, type AdminRefusal } from './require-admin.ts'
import { officeLogo } from '../config/letterhead.ts'
import { officeSettings } from '../config/office-settings.ts'

/** The reading for the settings page. */
export type SettingsReading = ({ kind: 'read' } & SettingsView) | AdminRefusal

/** The settings of the office, for its admins. */
export function readSettingsPage(): Promise<SettingsReading> {
  return asAdmin(settingsPageOf)
}

/** The same, for the grant of an admin. */
export async function settingsPageOf(desk: Desk, grant: AnyGrant): Promise<SettingsReading> {
  const [settings, logo, agents, config, statement] = await Promise.all([
    officeSettings(desk, grant.officeId),
    officeLogo(desk, grant.officeId),
    agentsOf(desk, grant.officeId),
    callAs(desk, grant as Grant<'activity_config'>, 'activity.config', {}),
    callAs(desk, grant as Grant<'wallet_statement'>, 'wallet.statement', { Page: 1, PerPage: 1 }),
  ])
  if (isSessionLost(config) || isSessionLost(statement)) return { kind: 'session' }
  return {
    kind: 'read',
    ...settings,
    agents,
    logo: logo && {
      src: `data:image/png;base64,${logo.image.toString('base64')}`,
      width: logo.width,
      height: logo.height,
    },
    facts: {
      environment: grant.environment,
      officeName: grant.officeName,
      officeId: grant.officeId.slice(grant.officeId.indexOf(':') + 1),
      gatewayHost: new URL(desk.settings.gatewayUrls[grant.environment]).host,
      hasSessionInfo: grant.permissions !== null,
      hasStatement: statement.kind === 'unknown' ? null : statement.kind === 'ok',
      serviceAlertCents: config.kind === 'ok' ? centsOfUsd(config.data.user.walletAlertValue) : null,
    },
  }
}

async function agentsOf(desk: Desk, officeId: string): Promise<LimitedAgent[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('person')
    .select(['user_name', 'display_name'])
    .where('office_id', '=', officeId)
    .where('role', '=', 'agent')
    .orderBy('display_name')
    .execute()
  return rows.map((row) => ({ userName: row.user_name, displayName: row.display_name }))
}
