import { officeNow } from '../clock.ts'
import { laterOfficesOffset } from '../domain/session/office-clock.ts'
import { usdText } from '../domain/wallet/usd-text.ts'
import type { Services } from '../services.ts'
import { armedOf } from '../domain/sandbox/armed.ts'
import type { Faults } from './faults.ts'
import { sandboxOffice } from './sandbox-office.ts'
import { scenarios } from './scenarios.ts'

/**
 * The current state of the sandbox. `wallet` is the balance, held funds included.
 * @param named id of the one office, or of its organisation, to describe; null: all of them
 */
export async function describeSandbox(services: Services, faults: Faults, named: string | null) {
  const one = named === null ? null : ((await sandboxOffice(services.db, named))?.officeId ?? '')
  let wanted = services.db
    .selectFrom('office')
    .leftJoin('wallet', 'wallet.office_id', 'office.office_id')
    .select(['office.office_id', 'office.name', 'office.clock_offset_seconds', 'wallet.balance_cents'])
    .where('office.environment', '=', 'sandbox')
  if (one !== null) wanted = wanted.where('office.office_id', '=', one)
  const offices = await wanted.orderBy('office.created_at').orderBy('office.office_id').execute()
  return {
    now: officeNow(services.clock, await laterOfficesOffset(services.db)).toISOString(),
    offices: offices.map((office) => ({
      officeId: office.office_id,
      name: office.name,
      now: officeNow(services.clock, office.clock_offset_seconds).toISOString(),
      aheadSeconds: office.clock_offset_seconds,
      wallet: usdText(office.balance_cents ?? 0n),
    })),
    scenarios: scenarios(services),
    armed: (await armedOf(services.db, one)).map(armedText),
    faults: await faults.all(),
  }
}

/** An armed scenario in the control plane's format. */
export function armedText(armed: { officeId: string; scenario: string; times: number }) {
  return { scenario: armed.scenario, office: armed.officeId, times: armed.times }
}
