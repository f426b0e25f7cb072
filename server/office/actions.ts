'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { ChainReport } from '../../lib/office/change-view.ts'
import type { SignOutOutcome } from '../../lib/office/people-view.ts'
import type { SettingsOutcome } from '../../lib/office/settings-view.ts'
import { cookieName, cookieOptions } from '../session/cookie.ts'
import { deskAction } from '../session/desk-action.ts'
import { signOut } from '../session/sign-in.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'
import { verifyNewest } from '../store/verify-audit.ts'
import { drawLogo } from './draw-logo.ts'
import { isOfOffice } from './people.ts'
import { refusalOfRole } from './require-admin.ts'
import { saveLogo } from './save-logo.ts'
import { saveSettings, settingsInput } from './save-settings.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'

const NOT_ADMIN = { kind: 'refused', message: 'Only an office admin can do this.' } as const
const NOBODY = {
  kind: 'refused',
  message: 'Nobody in this office has signed in under this name.',
} as const
/** Entries that one check covers: about a second of work. */
const MOST_CHECKED = 20_000

/** Ends all sessions of a colleague of the same office. */
export const signOutColleague = deskAction({
  permission: 'signed_in',
  input: [neededLine(1, 128)],
  invalid: NOBODY,
  async run(desk, grant, userName): Promise<SignOutOutcome> {
    if (refusalOfRole(grant)) return NOT_ADMIN
    if (!(await isOfOffice(desk, grant.officeId, userName))) return NOBODY
    return { kind: 'done', sessions: await signOutEverywhere(desk, grant, userName) }
  },
})

/** Ends all sessions of the person who asks, this one last, and shows the sign-in page. */
export const signOutMyself = deskAction({
  permission: 'signed_in',
  input: [],
  invalid: { kind: 'session' },
  async run(desk, grant): Promise<{ kind: 'session' }> {
    await signOutEverywhere(desk, grant, grant.userName)
    const jar = await cookies()
    const name = cookieName(desk.settings)
    await signOut(desk, jar.get(name)?.value ?? '', grant.requestId)
    jar.set(name, '', { ...cookieOptions(desk.settings), maxAge: 0 })
    redirect('/sign-in')
  },
})

/** Stores the settings of the office. */
export const saveOfficeSettings = deskAction({
  permission: 'signed_in',
  input: [settingsInput],
  invalid: { kind: 'refused', message: 'The settings are incomplete.' },
  async run(desk, grant, settings): Promise<SettingsOutcome> {
    if (refusalOfRole(grant)) return NOT_ADMIN
    return { kind: 'saved', changed: await saveSettings(desk, grant, settings) }
  },
})

/** Stores the logo of the papers as the desk draws it from a file, or with null removes it. */
export const saveOfficeLogo = deskAction({
  permission: 'signed_in',
  input: [z.instanceof(Uint8Array).nullable()],
  invalid: { kind: 'refused', message: 'Only PNG, JPEG and SVG files can be used.' },
  async run(desk, grant, file): Promise<SettingsOutcome> {
    if (refusalOfRole(grant)) return NOT_ADMIN
    const logo = file === null ? null : await drawLogo(file)
    if (typeof logo === 'string') return { kind: 'refused', message: logo }
    await saveLogo(desk, grant, logo)
    return { kind: 'saved', changed: 1 }
  },
})

/** Checks the chain of the newest entries of the office's change log. */
export const verifyChangeLog = deskAction({
  permission: 'signed_in',
  input: [],
  invalid: NOT_ADMIN,
  async run(desk, grant): Promise<({ kind: 'checked' } & ChainReport) | typeof NOT_ADMIN> {
    if (refusalOfRole(grant)) return NOT_ADMIN
    const report = await verifyNewest(await desk.store.db(), grant.officeId, MOST_CHECKED)
    const faults = report.faults.map(({ seq, problem }) => ({ seq, problem }))
    return { kind: 'checked', ...report, faults }
  },
})
