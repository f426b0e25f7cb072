import { expect, test, type Page } from '@playwright/test'
import { control } from './control.ts'
import { environment } from './environment.ts'
import { pdfText } from './pdf-text.ts'
import { recorded } from './recorded.ts'
import { checkAxe } from './steps/check-axe.ts'
import { collect, collectRate } from './steps/collect.ts'
import { offerCard, offerTrip, openAsClient } from './steps/offer.ts'
import { rows, search } from './steps/search.ts'
import { signIn } from './steps/sign-in.ts'

// An offer: made by key, opened by a client on a phone without a cookie and without a script, agreed to, and
// attacked by whoever has or guesses a link.

const SCRIPT = '<script>document.title="taken"</script><img src=x onerror=alert(1)>'

test('@own an offer is opened on a phone without cookies and scripts, chosen from, agreed to, and seen by the agent', async ({
  page,
  browser,
}) => {
  test.slow()
  const before = await recorded()
  await signIn(page, await control.mint())
  const netTexts = await tripOfTwoFlightsAndAHotel(page)
  const { link, mail } = await offerTrip(page, SCRIPT)

  const phone = await openAsClient(browser)
  const first = await phone.goto(link)
  expect(first?.status()).toBe(200)
  const headers = first?.headers() ?? {}
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(phone.getByText(SCRIPT)).toBeVisible()

  const trip = page.url()
  await page.goto(link)
  await checkAxe(page, 'quote')
  await page.goto(trip)

  const total = phone.locator('[data-total]')
  const recommended = await total.textContent()
  await phone.getByRole('link', { name: 'Choose Flight B' }).click()
  await expect(phone.getByText('Flight B, chosen')).toBeVisible()
  await expect(total).not.toHaveText(recommended ?? '')
  const agreedTotal = (await total.textContent()) ?? ''

  await phone.getByText('Ask for a change').click()
  await phone.getByLabel('What would you like to be different?').fill(`A later flight\n${SCRIPT}`)
  await phone.getByRole('button', { name: 'Send to the agent' }).click()
  await expect(phone.getByRole('list', { name: 'What you asked for' })).toContainText(SCRIPT)

  await phone.getByRole('link', { name: 'Choose Flight B' }).click()
  await phone.getByLabel('Your name, if you like').fill(`Anna ${SCRIPT}`)
  await phone.getByRole('button', { name: 'Agree to this offer' }).click()
  await expect(phone.getByText('You have agreed to this offer, with Flight B')).toBeVisible()
  await expect(total).toHaveText(agreedTotal)
  await expect(phone.getByRole('button', { name: 'Agree to this offer' })).toHaveCount(0)
  const paper = await phone.request.get(`${link}/pdf`)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  const printed = await pdfText(await paper.body())
  expect(printed).toContain(agreedTotal)
  expect(await phone.context().cookies()).toEqual([])

  await page.reload()
  const card = offerCard(page)
  await expect(card).toContainText('Flight B')
  await expect(card).toContainText('A later flight')
  await expect(page.getByText('Agreed', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price' })).toContainText(agreedTotal)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('agreed to offer')
  expect(await page.title()).not.toBe('taken')
  await page.goto('/today')
  const news = page.getByRole('region', { name: 'Offers' })
  await expect(news).toContainText('agreed, Flight B')
  await expect(news).toContainText('asks for a change')
  await checkAxe(page, 'today with answers of a client')
  await news.getByRole('button', { name: 'Seen' }).first().click()
  await expect(news.getByRole('listitem')).toHaveCount(1)

  await test.step('no net price and no SessionId is in any byte of page, paper and mail', async () => {
    const html = await (await phone.request.get(link)).text()
    const ids = (await recorded()).sessionIds.filter((id) => !before.sessionIds.includes(id))
    expect(ids.length).toBeGreaterThan(0)
    expect(netTexts.length).toBeGreaterThan(0)
    for (const text of [html, printed, mail, (await paper.body()).toString('latin1')]) {
      for (const secret of [...ids, ...netTexts]) expect(text).not.toContain(secret)
    }
    expect(html).toContain(agreedTotal)
  })
})

test('a link that is guessed, withdrawn, framed or answered from elsewhere tells and changes nothing', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, await control.mint())
  await tripOfTwoFlightsAndAHotel(page)
  const { link } = await offerTrip(page, SCRIPT)
  const client = await openAsClient(browser)

  const guessed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
  const miss = await client.goto(guessed)
  expect(miss?.status()).toBe(404)
  await expect(client.getByRole('heading', { name: 'No open offer here' })).toBeVisible()
  const told = await client.locator('main').innerHTML()

  await test.step('a form of another site, and one without a page, are refused', async () => {
    const form = { choice: 'BA', by: 'Mallory' }
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const headers of [foreign, {}]) {
      const answer = await client.request.post(`${link}/agree`, { form, headers, maxRedirects: 0 })
      expect(answer.status()).toBe(403)
    }
    await client.goto(link)
    await expect(client.getByRole('button', { name: 'Agree to this offer' })).toBeVisible()
  })

  await test.step('no frame shows it', async () => {
    const framing = await client.context().newPage()
    await framing.route('https://evil.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${link}" width="600"></iframe>` }),
    )
    await framing.goto('https://evil.example/')
    await expect(framing.frameLocator('iframe').getByText('Total for everybody')).toHaveCount(0)
    await framing.close()
  })

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(offerCard(page)).toContainText('Withdrawn')
  const own = { origin: environment.deskUrl, 'sec-fetch-site': 'same-origin' }
  const late = await client.request.post(`${link}/agree`, { form: { choice: 'BA' }, headers: own })
  expect(late.status()).toBe(404)
  expect((await client.goto(link))?.status()).toBe(404)
  expect(await client.locator('main').innerHTML()).toBe(told)
  expect((await client.request.get(`${link}/pdf`)).status()).toBe(404)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Timeline' })).not.toContainText('agreed to offer')
})

/** A trip with two flights to choose from, the first with a markup, and a hotel; answers the net prices. */
async function tripOfTwoFlightsAndAHotel(page: Page): Promise<string[]> {
  // So far that flights of one day overlap, and are alternatives.
  await search(page, 'LHR-SIN')
  for (const at of [0, 1]) {
    await rows(page).nth(at).getByRole('button').first().click()
    await collect(page)
  }
  await collectRate(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /2 items/ })
    .click()
  const items = page.getByRole('list', { name: 'Items of the trip' }).getByRole('listitem')
  await expect(items).toHaveCount(3)
  const nets: string[] = []
  for (const at of [0, 1, 2]) {
    const pricesShown = async () => (await items.nth(at).innerText()).match(/\$[\d,]+\.\d\d/g) ?? []
    nets.push((await pricesShown())[0] ?? '')
    await items
      .nth(at)
      .getByRole('button', { name: /^Markup of / })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Markup' })
    await dialog.getByLabel('Markup is').selectOption('% of the price')
    await dialog.getByRole('textbox').fill('7.5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    // Net and client price differ once the page was read again.
    await expect.poll(async () => new Set(await pricesShown()).size).toBe(2)
  }
  return nets
}
