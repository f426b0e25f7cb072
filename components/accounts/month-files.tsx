'use client'

import { monthName, type Month } from '../../lib/accounts/month.ts'
import { useSaveFile } from '../file/use-save-file.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const FORMATS = [
  { format: 'csv', label: 'CSV', keys: 'd' },
  { format: 'xlsx', label: 'XLSX', keys: 'x' },
  { format: 'pdf', label: 'PDF', keys: 'Shift+D' },
] as const

/** Buttons that save a month as a file, with their keys. */
export function MonthFiles({ month }: { month: Month }) {
  const what = `the accounts of ${monthName(month)}`
  const { saving, save } = useSaveFile(what)
  const saveAs = (format: string) =>
    save({ address: `/api/office/accounts?${new URLSearchParams({ month, format })}` })
  useCommands(
    FORMATS.map(({ format, label, keys }) => ({
      id: `month-${format}`,
      label: `Save ${what} as ${label}`,
      group: 'Office',
      keys,
      run: () => saveAs(format),
    })),
  )
  return FORMATS.map(({ format, label, keys }) => (
    <Button
      key={format}
      keys={keys}
      icon={<Icon name="download" />}
      title={`Save ${what} as ${label}`}
      pending={saving}
      onClick={() => saveAs(format)}
    >
      {label}
    </Button>
  ))
}
