import type { Page } from '@playwright/test'
import { control, type Office } from '../control.ts'
import { openWitness, type Witness } from '../gateway-client.ts'
import { fillForm } from './fill-form.ts'
import { openFormOf } from './held-booking.ts'
import { signIn } from './sign-in.ts'

/** Mints an office, signs in and fills the form of a fare; the witness reads the resulting ledger. */
export async function openWitnessedForm(page: Page): Promise<{ office: Office; witness: Witness }> {
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)
  await openFormOf(page, 'LHR-AMS')
  await fillForm(page)
  return { office, witness }
}
