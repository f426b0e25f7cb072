import { centsFromDecimal } from '../../lib/money.ts'
import type { OfficeSettings } from '../../lib/office/office-settings.ts'

/** The form of the office's settings: everything as typed. */
export type SettingsFields = { fundsContact: string; lowBalance: string; notices: string }

/** The changed settings, which the form sends; null for a setting that is no longer set. */
export type ChangedSettings = {
  funds_contact?: { text: string } | null
  low_balance_cents?: number | null
  notice_minutes?: number[] | null
}

const CONTACT_LENGTH = 120
const MOST_CENTS = 100_000_000_00
const MOST_MINUTES = 60
const MOST_NOTICES = 4

/** The settings that the form is about. */
export type SettingsOfForm = Pick<OfficeSettings, 'fundsContact' | 'lowBalanceCents' | 'noticeMinutes'>

/** The form filled with the present settings. */
export function settingsForm({
  fundsContact,
  lowBalanceCents,
  noticeMinutes,
}: SettingsOfForm): SettingsFields {
  return {
    fundsContact: fundsContact ?? '',
    lowBalance: lowBalanceCents === null ? '' : (lowBalanceCents / 100).toFixed(2),
    notices: noticeMinutes.join(', '),
  }
}

/** Problems of the form by field; empty if there are none. The server checks by its own schemas. */
export function settingsProblems(form: SettingsFields): Partial<Record<keyof SettingsFields, string>> {
  const problems: Partial<Record<keyof SettingsFields, string>> = {}
  if (form.fundsContact.trim().length > CONTACT_LENGTH) {
    problems.fundsContact = `At most ${CONTACT_LENGTH} characters`
  }
  if (lowBalanceCents(form) === undefined) problems.lowBalance = 'An amount in USD, such as 1500 or 1500.00'
  if (noticeMinutes(form) === undefined) {
    problems.notices = `Up to ${MOST_NOTICES} numbers from 1 to ${MOST_MINUTES}, such as 3, 1`
  }
  return problems
}

/**
 * The settings that were changed in a form without problems. Only they are sent: another admin may have
 * changed the rest meanwhile. An empty field returns to its default.
 */
export function changedSettings(form: SettingsFields, before: SettingsFields): ChangedSettings {
  const was = valuesOf(before)
  const changed = Object.entries(valuesOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof typeof was]),
  )
  return Object.fromEntries(changed)
}

function valuesOf(form: SettingsFields): Required<ChangedSettings> {
  const text = form.fundsContact.trim()
  return {
    funds_contact: text === '' ? null : { text },
    low_balance_cents: lowBalanceCents(form) ?? null,
    notice_minutes: noticeMinutes(form) ?? null,
  }
}

/** Null for an empty field, undefined for something else than an amount above 0. */
function lowBalanceCents({ lowBalance }: SettingsFields): number | null | undefined {
  const typed = lowBalance.trim().replace(/^\$/, '').replaceAll(',', '')
  if (typed === '') return null
  const cents = centsFromDecimal(typed)
  return cents !== undefined && cents > 0 && cents <= MOST_CENTS ? cents : undefined
}

function noticeMinutes({ notices }: SettingsFields): number[] | null | undefined {
  const parts = notices.split(/[\s,;]+/).filter((part) => part !== '')
  if (parts.length === 0) return null
  const minutes = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0))
  if (minutes.length > MOST_NOTICES || minutes.some((each) => each < 1 || each > MOST_MINUTES))
    return undefined
  return [...new Set(minutes)].sort((one, other) => other - one)
}
