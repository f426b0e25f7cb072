import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChangedNotice } from '../../../components/booking/changed-notice.tsx'
import { takeToasts } from '../../../components/ui/toast.ts'
import { attendTo } from '../../../server/today/actions.ts'
import { renderDesk } from '../render-desk.tsx'

const at = '2026-11-20T14:26:00.000Z'
const change = { about: 'schedule', before: '5 Dec 10:05', after: '5 Dec 10:50', at } as const

test.each([
  [{ kind: 'done' as const }, []],
  [{ kind: 'moved-on' as const }, ['The booking changed meanwhile. Nothing was marked as handled.']],
])('Done is about the change that is shown, and %j is told', async (answer, told) => {
  vi.mocked(attendTo).mockResolvedValue(answer)
  const onSeen = vi.fn()
  const { user } = renderDesk(<ChangedNotice reference="PO1" change={change} onSeen={onSeen} />)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(onSeen).toHaveBeenCalledOnce())
  expect(vi.mocked(attendTo).mock.calls).toEqual([['PO1', { reason: 'changed', at }]])
  expect(takeToasts().map(({ title }) => title)).toEqual(told)
})
