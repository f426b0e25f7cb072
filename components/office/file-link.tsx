'use client'

import { useMemo } from 'react'
import { useCommands } from '../shell/commands.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Kbd } from '../ui/kbd.tsx'

/** A file of what the page shows, as CSV; `d` saves it. A plain link: nothing fetches it early. */
export function FileLink({ href, label }: { href: string; label: string }) {
  useCommands(
    useMemo(
      () => [
        {
          id: 'office-file',
          label,
          group: 'Office',
          keys: 'd',
          run: () => window.location.assign(href),
        },
      ],
      [href, label],
    ),
  )
  return (
    <a href={href} download title={label} aria-keyshortcuts="d" className={buttonClass({})}>
      CSV <Kbd keys="d" />
    </a>
  )
}
