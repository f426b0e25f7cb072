'use client'

import { useSaveFile } from '../file/use-save-file.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'

/**
 * A button that saves the data of the page as a CSV file; so does `d`.
 * @param what as in "Save the spend as CSV"
 */
export function FileButton({ address, what }: { address: string; what: string }) {
  const { saving, save } = useSaveFile(what)
  const label = `Save ${what} as CSV`
  useCommands([{ id: 'office-file', label, group: 'Office', keys: 'd', run: () => save({ address }) }])
  return (
    <Button keys="d" title={label} pending={saving} onClick={() => save({ address })}>
      CSV
    </Button>
  )
}
