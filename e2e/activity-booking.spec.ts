import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { followBrowser, hits } from './browser-traces.ts'
import { control, type Office } from './control.ts'
import { disguisesOf } from './disguises.ts'
import { centsOf, dollars } from './dollars.ts'
import { openWitness } from './gateway-client.ts'
import { pdfText } from './pdf-text.ts'
import type { Recorded } from './recorder.ts'
import {
  fillLead,
  lead,
  openActivityForm,
  reserveButton,
  reservedReference,
  travellerFields,
} from './steps/activity-form.ts'
import { selectionBar } from './steps/activities.ts'
import { checkAxe } from './steps/check-axe.ts'
import { completeByKeys, completeHold } from './steps/complete.ts'
import { expectMoney } from './steps/expect-money.ts'
import { openDesk, signIn } from './steps/sign-in.ts'
import { tabTo } from './steps/tab-to.ts'
import { environment } from './environment.ts'

// The third main job after its search: from a start of an activity to vouchers, refunds and expiry, by the
// office's clock, with the money checked to the cent.

const FUNDS = 1_000_000

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

async function confirm(page: Page): Promise<void> {
  await completeHold(page)
  await expect(heading(page, /^Anna Keller: (confirmed, waiting|approved)/)).toBeVisible()
}

/** The page learns it from the polled events; nothing is pressed. */
async function approve(page: Page, office: Office, seconds: number): Promise<void> {
  await control.advance(office, seconds)
  await expect(heading(page, /^Anna Keller: approved$/)).toBeVisible({ timeout: 20_000 })
}

async function download(page: Page, name: RegExp): Promise<{ name: string; file: Buffer }> {
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const saved = await arriving
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) }
}

test('@own two adults and a child are booked: options of each, a refusal at its field, confirm, approval, voucher, refund', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const browser = followBrowser(context, page)
  const before = await sessionIds()
  const office = await control.mint()
  const witness = await openWitness(office)
  await signIn(page, office)

  const total =
    await test.step('the form asks every traveller, and sends nothing before all have answered', async () => {
      await openActivityForm(page, witness, 'Height and Weight', { adults: 2, children: 1 })
      await fillLead(page)
      await page.getByLabel('Your reference').fill('KELLER-SEL')
      await travellerFields(page, 1).getByRole('textbox', { name: 'Height' }).fill('168')
      await page.getByRole('button', { name: 'Apply to all: Height' }).first().click()
      await travellerFields(page, 3).getByRole('textbox', { name: 'Height' }).fill('124')
      await travellerFields(page, 1).getByRole('textbox', { name: 'Weight' }).fill('60')
      await reserveButton(page).click()
      const summary = page.getByRole('group', { name: '2 fields need attention' })
      await expect(summary).toBeFocused()
      await checkAxe(page, 'the form with problems')
      await summary.getByRole('button', { name: /^Traveller 2, Weight/ }).click()
      await expect(travellerFields(page, 2).getByRole('textbox', { name: 'Weight' })).toBeFocused()
      await page.keyboard.type('80')
      await travellerFields(page, 3).getByRole('textbox', { name: 'Weight' }).fill('25')
      return centsOf((await reserveButton(page).textContent()) ?? '')
    })

  const reference = await test.step('reserved: held to the cent, with every answer in order', async () => {
    await reserveButton(page).click()
    const uuid = await reservedReference(page)
    await expectMoney(page, witness, { total: FUNDS, held: total })
    await expect(page.getByRole('link', { name: /1 hold/ })).toBeVisible()
    const booked = await witness.call('activity.booking', { uuid })
    expect(booked.partnerReference).toMatch(/^KELLER-SEL TD-/)
    expect(booked).toMatchObject({ adults: 2, children: 1, timeSlot: '09:00', lastName: lead.lastName })
    const values = booked.options.perPax.map((answers) => answers.map(({ value }) => value))
    expect(values).toEqual([
      [168, 60],
      [168, 80],
      [124, 25],
    ])
    await expect(page.getByRole('region', { name: 'Traveller 3, child' })).toContainText('Height124')
    await checkAxe(page, 'a reservation')
    return uuid
  })

  await test.step('confirmed, then approved without a reload; the voucher appears', async () => {
    await confirm(page)
    await approve(page, office, 600)
    await expectMoney(page, witness, { total: FUNDS - total, held: 0 })
    const { name, file } = await download(page, /^Download PDF /)
    expect(name).toMatch(/^voucher-[\w-]+\.pdf$/)
    const text = await pdfText(file)
    for (const word of ['Anna Keller', 'Height and Weight', '09:00']) expect(text).toContain(word)
    expect(text).not.toMatch(/\$|USD/)
    await checkAxe(page, 'an approved booking')
  })

  await test.step('cancelled by its policy: what is shown is what comes back', async () => {
    await page.keyboard.press('x')
    const dialog = page.getByRole('dialog', { name: 'Request cancellation?' })
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await expect(dialog).toContainText('Subject to approval')
    const refund = centsOf(/Refund to wallet(\$[\d,.]+)/.exec((await dialog.textContent()) ?? '')?.[1] ?? '')
    await dialog.getByRole('button', { name: 'Request cancellation' }).click()
    await expect(heading(page, /^Anna Keller: cancel/)).toBeVisible()
    await control.advance(office, 2)
    await expect(heading(page, /^Anna Keller: cancelled and refunded$/)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('main')).toContainText(`${dollars(refund)} was refunded`)
    await expectMoney(page, witness, { total: FUNDS - total + refund, held: 0 })
    await page.goto('/bookings')
    await expect(page.getByRole('list', { name: 'Bookings' }).getByRole('listitem')).toContainText(
      /refunded/i,
    )
    await page.goto(`/bookings/${reference}`)
  })

  await test.step('no SessionId has reached the browser', async () => {
    const traces = await browser.collect()
    const sessions = (await sessionIds()).filter((id) => !before.includes(id))
    expect(sessions.length).toBeGreaterThan(0)
    expect(hits(traces, sessions.flatMap(disguisesOf))).toEqual([])
  })
})

test('an activity is booked by keyboard alone: form, reserve, confirm, voucher, cancel', async ({ page }) => {
  test.setTimeout(120_000)
  const office = await control.mint()
  const witness = await openWitness(office)
  const keys = page.keyboard
  await openDesk(page, office)
  await openActivityForm(page, witness, 'Height and Weight', { adults: 2 })
  await tabTo(page, page.getByRole('combobox', { name: 'Title' }))
  await keys.press('Enter')
  await expect(page.getByRole('option', { name: 'Mr.' })).toBeVisible()
  await keys.type('Ms')
  await keys.press('Enter')
  for (const [label, text] of [
    ['Last name', lead.lastName],
    ['First names', lead.firstName],
    ['Phone', lead.phone],
    ['E-mail', lead.email],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await keys.type(text)
  }
  for (const [label, text] of [
    ['Height', '168'],
    ['Weight', '60'],
  ] as const) {
    await tabTo(page, travellerFields(page, 1).getByRole('textbox', { name: label }))
    await keys.type(text)
    await keys.press('Alt+ArrowDown')
    await expect(travellerFields(page, 2).getByRole('textbox', { name: label })).toHaveValue(text)
  }
  await keys.press('Control+Enter')
  const uuid = await reservedReference(page)
  await completeByKeys(page)
  await expect(heading(page, /^Anna Keller: (confirmed|approved)/)).toBeVisible()
  await approve(page, office, 600)
  await tabTo(page, page.getByRole('button', { name: /^Download PDF / }))
  const arriving = page.waitForEvent('download')
  await keys.press('Enter')
  expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/)
  await keys.press('x')
  await expect(page.getByRole('dialog')).toContainText('Refund to wallet')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  // The policy is read anew when the dialog opens; until then the button is busy and ignores presses.
  await expect(page.getByRole('button', { name: /^Request cancellation/ })).toBeEnabled()
  await keys.press('Tab')
  await keys.press('Enter')
  await expect(heading(page, /^Anna Keller: cancel/)).toBeVisible()
  await control.advance(office, 2)
  await expect.poll(async () => (await witness.call('activity.booking', { uuid })).status).toBe('refunded')
})

test(
  'an activity is booked on a phone, from the search to the voucher',
  { tag: '@narrow' },
  async ({ page }) => {
    test.setTimeout(150_000)
    const office = await control.mint()
    await signIn(page, office)
    await page.goto('/activities')
    await page.getByRole('button', { name: /^Anywhere/ }).click()
    await page.getByRole('searchbox', { name: 'Activity or keyword' }).fill('height and weight')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Height and Weight/ }).click()
    await selectionBar(page)
      .getByRole('button', { name: /^Reserve/ })
      .click()
    await expect(page.getByText(/^Price checked \d\d:\d\d/)).toBeVisible()
    await fillLead(page)
    for (const [label, text] of [
      ['Height', '168'],
      ['Weight', '60'],
    ] as const) {
      await travellerFields(page, 1).getByRole('textbox', { name: label }).fill(text)
      await page
        .getByRole('button', { name: `Apply to all: ${label}` })
        .filter({ visible: true })
        .click()
    }
    await expectNoSideScroll(page)
    await checkAxe(page, 'the form on a phone')
    await reserveButton(page).click()
    await reservedReference(page)
    await expectNoSideScroll(page)
    await confirm(page)
    await approve(page, office, 600)
    const { file } = await download(page, /^Download PDF /)
    expect(await pdfText(file)).toContain('Anna Keller')
    await expectNoSideScroll(page)
  },
)

async function expectNoSideScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

/** The ids that the gateway issued so far. */
async function sessionIds(): Promise<string[]> {
  const answer = await fetch(`http://localhost:${environment.recorderPort}/_recorder`)
  return ((await answer.json()) as Recorded).sessionIds
}
