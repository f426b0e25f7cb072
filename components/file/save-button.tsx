'use client'

import { Button, type ButtonProps } from '../ui/button.tsx'
import { useSaveFile } from './use-save-file.ts'

/**
 * A button that saves a file of the desk, and says why where there is none.
 * @param what as in "Couldn't save the voucher"
 */
export function SaveButton(
  props: Omit<ButtonProps, 'onClick' | 'pending'> & { address: string; what: string },
) {
  const { address, what, ...rest } = props
  const { saving, save } = useSaveFile(what)
  return <Button {...rest} pending={saving} onClick={() => save({ address })} />
}
