'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ChainReport } from '../../lib/office/change-view.ts'
import type { SignOutOutcome } from '../../lib/office/people-view.ts'
import type { SettingsOutcome } from '../../lib/office/settings-view.ts'
import { desk } from '../desk.ts'
import { cookieName, cookieOptions } from '../session/cookie.ts'
import { requireActionGrant } from '../session/gate.ts'
import { signOut } from '../session/sign-in.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { verifyNewest } from '../store/verify-audit.ts'
import { isOfOffice } from './people.ts'
import { refusalOfRole } from './require-admin.ts'
import { saveSettings, settingsInput, type SettingsInput } from './save-settings.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'

const NOT_ADMIN = { kind: 'refused', message: 'Only an office admin can do this.' } as const
const userName = neededLine(1, 128)
/** Entries that one check covers: about a second of work. */
const MOST_CHECKED = 20_000

/** Ends all sessions of a colleague of the same office. */
export async function signOutColleague(name: string): Promise<SignOutOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  if (refusalOfRole(gate.grant)) return NOT_ADMIN
  const given = userName.safeParse(name)
  if (!given.success || !(await isOfOffice(desk(), gate.grant.officeId, given.data))) {
    return { kind: 'refused', message: 'Nobody in this office has signed in under this name.' }
  }
  return { kind: 'done', sessions: await signOutEverywhere(desk(), gate.grant, given.data) }
}

/** Ends all sessions of the person who asks, this one last, and shows the sign-in page. */
export async function signOutMyself(): Promise<{ kind: 'session' }> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const here = desk()
  await signOutEverywhere(here, gate.grant, gate.grant.userName)
  const jar = await cookies()
  const name = cookieName(here.settings)
  await signOut(here, jar.get(name)?.value ?? '', gate.grant.requestId)
  jar.set(name, '', { ...cookieOptions(here.settings), maxAge: 0 })
  redirect('/sign-in')
}

/** Stores the settings of the office. */
export async function saveOfficeSettings(input: SettingsInput): Promise<SettingsOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  if (refusalOfRole(gate.grant)) return NOT_ADMIN
  const given = settingsInput.safeParse(input)
  if (!given.success) return { kind: 'refused', message: 'The settings are incomplete.' }
  return { kind: 'saved', changed: await saveSettings(desk(), gate.grant, given.data) }
}

/** Checks the chain of the newest entries of the office's change log. */
export async function verifyChangeLog(): Promise<
  ({ kind: 'checked' } & ChainReport) | { kind: 'session' } | { kind: 'refused'; message: string }
> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  if (refusalOfRole(gate.grant)) return NOT_ADMIN
  const report = await verifyNewest(await desk().store.db(), gate.grant.officeId, MOST_CHECKED)
  const faults = report.faults.map(({ seq, problem }) => ({ seq, problem }))
  return { kind: 'checked', ...report, faults }
}
