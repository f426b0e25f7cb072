import { officeNow } from '../clock.ts'
import { laterOfficesOffset } from '../domain/session/office-clock.ts'
import { usdText } from '../domain/wallet/usd-text.ts'
import type { Services } from '../services.ts'
import { armedOf } from '../domain/sandbox/armed.ts'
import type { Faults } from './faults.ts'
import { scenarios } from './scenarios.ts'

/** The current state of the sandbox. `wallet` is the balance, held funds included. */
export async function describeSandbox(services: Services, faults: Faults) {
  const offices = await services.db
    .selectFrom('office')
    .leftJoin('wallet', 'wallet.office_id', 'office.office_id')
    .select(['office.office_id', 'office.name', 'office.clock_offset_seconds', 'wallet.balance_cents'])
    .where('office.environment', '=', 'sandbox')
    .orderBy('office.created_at')
    .orderBy('office.office_id')
    .execute()
  return {
    now: officeNow(services.clock, await laterOfficesOffset(services.db)).toISOString(),
    offices: offices.map((office) => ({
      officeId: office.office_id,
      name: office.name,
      now: officeNow(services.clock, office.clock_offset_seconds).toISOString(),
      wallet: usdText(office.balance_cents ?? 0n),
    })),
    scenarios: scenarios(services),
    armed: (await armedOf(services.db, null)).map(armedText),
    faults: faults.list,
  }
}

/** An armed scenario in the control plane's format. */
export function armedText(armed: { officeId: string; scenario: string; times: number }) {
  return { scenario: armed.scenario, office: armed.officeId, times: armed.times }
}
