'use client'

import { useState } from 'react'
import type { CodeApart } from './loaded-apart.tsx'
import { useOpenedCode } from './use-opened-code.ts'

/**
 * The list of a select or a combobox, whose code is loaded apart. `open` is true once it is open and there;
 * `isAwaited` is true in between. The control itself works meanwhile, with the keys of a closed one, and must
 * close the list when it is left, because only the list would hear of that.
 */
export function useLateList<List>(code: CodeApart<List>) {
  const [wanted, setOpen] = useState(false)
  const List = useOpenedCode(code, wanted, () => setOpen(false))
  return { List, open: wanted && List !== null, isAwaited: wanted && List === null, setOpen }
}
