import { expect } from 'vitest'
import { balanceOf } from '../../../gateway/domain/wallet/balance.ts'
import { checkLedger } from '../../../gateway/domain/wallet/check-ledger.ts'
import type { Services } from '../../../gateway/services.ts'

type Where = { services: Services; officeId: string }

/** The wallet of an office, in cents. */
export async function walletOf({ services, officeId }: Where) {
  const { balanceCents, heldCents } = await balanceOf(services.db, officeId)
  return { balanceCents, heldCents }
}

/** The bookings of an office; their references are in no order. */
export function bookingsOf({ services, officeId }: Where) {
  return services.db.selectFrom('booking').selectAll().where('office_id', '=', officeId).execute()
}

/** Expects that the ledger of an office is consistent. */
export async function expectLedger({ services, officeId }: Where) {
  expect(await checkLedger(services.db, officeId)).toEqual([])
}
