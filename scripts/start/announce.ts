import { demoAccounts } from '../../contract/session/demo-accounts.ts'
import { reachable } from './environment.ts'
import type { StartSettings } from './settings.ts'

/** Prints the addresses of the programs and who can sign in. */
export function announce(settings: StartSettings, withDesk: boolean): void {
  const host = reachable(settings.host) === '127.0.0.1' ? 'localhost' : reachable(settings.host)
  const lines = [
    '',
    ...(withDesk ? [`Travel Desk   http://${host}:${settings.port}`] : []),
    `Gateway       http://${host}:${settings.gatewayPort} (sandbox), http://${host}:${settings.productionPort} (production)`,
    '',
  ]
  if (settings.demo) lines.push('Demo accounts (sandbox)', ...accountTable(), '')
  console.log(lines.join('\n'))
}

function accountTable(): string[] {
  const rows = [
    ['office', 'user', 'account UUID', 'who'],
    ...demoAccounts.map((account) => [
      account.officeId,
      account.userName,
      account.sandboxAccountUuid,
      `${account.displayName}, ${account.role}${account.verified ? '' : ', not verified'}`,
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}
