'use client'

import type { Route } from 'next'
import { Link } from '../ui/link.tsx'
import type { ReactNode } from 'react'
import { useCommands, type Command } from '../shell/commands.ts'
import { cx } from '../ui/cx.ts'
import { TextSpan } from '../ui/text-span.tsx'

/** The pages of the office, in the order of their tabs. */
const OFFICE_TABS = [
  { id: 'overview', label: 'Overview', href: '/office' },
  { id: 'people', label: 'People', href: '/office/people' },
  { id: 'travellers', label: 'Travellers', href: '/office/travellers' },
  { id: 'accounts', label: 'Month end', href: '/office/accounts' },
  { id: 'invoices', label: 'Invoices', href: '/office/invoices' },
  { id: 'macros', label: 'Macros', href: '/office/macros' },
  { id: 'log', label: 'Change log', href: '/office/log' },
  { id: 'settings', label: 'Settings', href: '/office/settings' },
] as const

type OfficeTab = (typeof OFFICE_TABS)[number]['id']

const COMMANDS: Command[] = OFFICE_TABS.map(({ id, label, href }, index) => ({
  id: `office-${id}`,
  label,
  group: 'Office',
  keys: String(index + 1),
  href,
}))

/** The frame of the office's pages: heading and tabs, which are also commands with the keys `1` to `8`. */
export function OfficeFrame(props: { tab: OfficeTab; aside?: ReactNode; children: ReactNode }) {
  useCommands(COMMANDS)
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-4 py-4 max-narrow:px-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-5 gap-y-2">
          <h1 className="text-18 font-bold">Office</h1>
          <nav aria-label="Office" className="-mx-1 flex max-w-full flex-wrap gap-1 px-1 max-narrow:gap-0">
            {OFFICE_TABS.map(({ id, label, href }) => (
              <Link
                key={id}
                href={href as Route}
                aria-current={id === props.tab ? 'page' : undefined}
                className={cx(
                  'inline-flex h-8 shrink-0 items-center rounded-control px-3 pointer-coarse:h-10 max-narrow:px-2',
                  id === props.tab
                    ? 'bg-sunk font-medium text-ink'
                    : 'text-ink2 hover:bg-sunk hover:text-ink',
                )}
              >
                {label}
              </Link>
            ))}
          </nav>
        </div>
        <TextSpan>{props.aside}</TextSpan>
      </div>
      <TextSpan>{props.children}</TextSpan>
    </div>
  )
}
