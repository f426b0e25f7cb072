import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { MonthScreen } from '../../../components/accounts/month-screen.tsx'
import { MonthsScreen } from '../../../components/accounts/months-screen.tsx'
import { closeAccountMonth } from '../../../server/accounts/actions.ts'
import { describedBy } from '../described-by.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { monthView, refund, sale } from './month-fixture.ts'

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent))

describe('a month', () => {
  test('shows each agent with all amounts, and the same total as its figures', () => {
    renderDesk(<MonthScreen view={monthView()} />)
    expect(cellsOf(screen.getByRole('table', { name: 'By agent' }))).toEqual([
      ['Maya Lindqvist 1 line', '$2,108.40', '$0.00', '$2,108.40', '$0.00', '$50.00', '$0.00'],
      ['not known to the desk 1 line', '$0.00', '−$412.50', '−$412.50', '$10.00', '$0.00', '$0.00'],
      ['Total', '$2,108.40', '−$412.50', '$1,695.90', '$10.00', '$50.00', '$0.00'],
    ])
    screen.getByText('$412.50 of sales of earlier months')
    screen.getByText('Agrees to the cent')
  })

  test('opens the bookings of a figure, and names no client in the address', () => {
    renderDesk(<MonthScreen view={monthView([sale, refund], 'by=client&of=PH0001880&amount=refundsCents')} />)
    const [link] = screen.getAllByRole('link', { name: '−$412.50' })
    expect(link?.getAttribute('href')).toBe(
      '/office/accounts/2026-11?by=client&of=PH0001880&amount=refundsCents#lines',
    )
    const lines = within(screen.getByRole('region', { name: 'Bookings' })).getAllByRole('listitem')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.textContent).toContain(
      'PH0001880Hotel AvenidaRui Costanot knownRefund, sold October 2026',
    )
    expect(within(lines[0]!).getByRole('link').getAttribute('href')).toBe('/bookings/PH0001880')
  })

  test('leads from a booking to its invoice or to the form of one, and from a client to one for what is left', () => {
    const other = { ...sale, key: '4', reference: 'PO0004130', code: 'PO0004130' }
    const invoices = { [sale.reference!]: 'INV-2026-0007' }
    renderDesk(<MonthScreen view={monthView([sale, other, refund], 'by=client', { invoices })} />)
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('INV-2026-0007')).toBe('/office/invoices/INV-2026-0007')
    expect(hrefOf('Make an invoice')).toBe('/office/invoices/new?bookings=PO0004130')
    expect(hrefOf('Make an invoice for 1 booking')).toBe('/office/invoices/new?bookings=PO0004130')
  })

  test('names a correction by the month that it corrects', () => {
    const correction = {
      ...sale,
      key: '3',
      month: '2026-10',
      day: '2026-10-30',
      salesCents: 0,
      markupCents: 700,
    }
    renderDesk(<MonthScreen view={monthView([sale, correction], 'by=day')} />)
    expect(screen.getByText(/^Correction, October 2026/)).toBeDefined()
    expect(screen.getByRole('rowheader', { name: /^Corrections/ })).toBeDefined()
    expect(screen.getAllByText('with 1 correction')).toHaveLength(1)
  })

  test('names each difference with both amounts and the booking', () => {
    const differences = [
      {
        about: 'movement-without-booking' as const,
        reference: 'PO1',
        day: '2026-11-03',
        statementCents: 500,
        bookingCents: null,
      },
    ]
    renderDesk(<MonthScreen view={monthView([sale], '', { differences })} />)
    const list = screen.getByRole('list', { name: 'Differences' })
    expect(list.textContent).toContain('PO1No such booking at this desk3 Novstatement $5.00, booking nothing')
  })

  test('is closed once its name was typed', async () => {
    vi.mocked(closeAccountMonth).mockResolvedValue({ kind: 'closed' })
    const { user } = renderDesk(<MonthScreen view={monthView()} />)
    await user.keyboard('c')
    const dialog = await screen.findByRole('dialog', { name: 'Close November 2026?' })
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByLabelText(/Type November 2026/)),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Close month' }))
    expect(closeAccountMonth).not.toHaveBeenCalled()
    await user.type(within(dialog).getByLabelText(/Type November 2026/), 'november 2026{Enter}')
    expect(closeAccountMonth).toHaveBeenCalledWith({
      month: '2026-11',
      typed: 'november 2026',
      reason: null,
    })
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  })

  test('that cannot be closed says why', () => {
    renderDesk(
      <MonthScreen view={monthView([sale], '', { obstacle: { kind: 'earlier-open', month: '2026-10' } })} />,
    )
    expect(describedBy(screen.getByRole('button', { name: /Close month/ }))).toBe('Close October 2026 first.')
  })
})

test('the list shows each month with its state, and leads to the next one to close', () => {
  renderDesk(
    <MonthsScreen
      view={{
        serverNow: '2026-12-02T08:00:00.000Z',
        origin: { kind: 'gateway' },
        missing: 0,
        next: '2026-11',
        months: [
          {
            month: '2026-12',
            close: null,
            amounts: { salesCents: 100, refundsCents: 0 },
            differenceCount: null,
          },
          {
            month: '2026-11',
            close: null,
            amounts: { salesCents: 900, refundsCents: 50 },
            differenceCount: null,
          },
          {
            month: '2026-10',
            close: { by: 'Ben', at: '2026-11-02T09:00:00.000Z', reason: null },
            amounts: { salesCents: 0, refundsCents: 0 },
            differenceCount: 2,
          },
        ],
      }}
    />,
  )
  expect(cellsOf(screen.getByRole('table', { name: 'Months' }))).toEqual([
    ['December 2026', 'Running', '$1.00', '$0.00', '$1.00', ''],
    ['November 2026', 'Open', '$9.00', '−$0.50', '$8.50', ''],
    ['October 2026', 'Closed2 differences', '$0.00', '$0.00', '$0.00', '2 Nov 2026 by Ben'],
  ])
  expect(screen.getByRole('link', { name: 'Review November 2026' }).getAttribute('href')).toBe(
    '/office/accounts/2026-11',
  )
})
