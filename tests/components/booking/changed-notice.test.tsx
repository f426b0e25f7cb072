import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChangedNotice } from '../../../components/booking/changed-notice.tsx'
import { takeToasts } from '../../../components/ui/toast.ts'
import { attendTo } from '../../../server/today/actions.ts'
import { renderDesk } from '../render-desk.tsx'

const at = '2026-11-20T14:26:00.000Z'
const change = { about: 'schedule', before: '5 Dec 10:05', after: '5 Dec 10:50', at } as const

test('legs that moved stand part by part, each as it was and as it is', () => {
  const parts = [
    { label: 'SQ317 LHR-SIN', before: '5 Dec 10:05', after: '5 Dec 10:50' },
    { label: 'SQ322 SIN-LHR', before: '19 Dec 23:30', after: '20 Dec 00:15' },
  ]
  renderDesk(<ChangedNotice reference="PO1" change={{ ...change, parts }} onSeen={() => undefined} />)
  expect(screen.getByText('The schedule changed')).toBeTruthy()
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'SQ317 LHR-SINwas 5 Dec 10:05 → , is 5 Dec 10:50',
    'SQ322 SIN-LHRwas 19 Dec 23:30 → , is 20 Dec 00:15',
  ])
  expect(items.map((item) => item.querySelector('s')?.textContent)).toEqual(['5 Dec 10:05', '19 Dec 23:30'])
  expect(screen.queryByText(/The departure was moved/)).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Tell the travellers.')
})

test.each([
  [{ kind: 'done' as const }, []],
  [{ kind: 'moved-on' as const }, ['The booking changed meanwhile. Nothing was marked as handled.']],
])('Done is about the change that is shown, and %j is told', async (answer, titles) => {
  vi.mocked(attendTo).mockResolvedValue(answer)
  const onSeen = vi.fn()
  const { user } = renderDesk(<ChangedNotice reference="PO1" change={change} onSeen={onSeen} />)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(onSeen).toHaveBeenCalledOnce())
  expect(vi.mocked(attendTo).mock.calls).toEqual([['PO1', { reason: 'changed', at }]])
  expect(takeToasts().map(({ title }) => title)).toEqual(titles)
})
