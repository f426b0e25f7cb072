import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { OfficeCommands } from './office-commands.tsx'
import { OFFICE_TABS, type OfficeTab } from './office-tabs.ts'
import { TextSpan } from '../ui/text-span.tsx'

/** The frame of the office's pages: heading and tabs. Each tab has an address of its own. */
export function OfficeFrame(props: { tab: OfficeTab; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-4 py-4 max-narrow:px-2">
      <OfficeCommands />
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
