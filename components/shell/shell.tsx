'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef, useState, useTransition, type ReactNode } from 'react'
import { firstDateAnywhere } from '../../lib/first-date.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { AskProvider } from './admins.tsx'
import { tellSignedOut } from '../session/other-tabs.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { CommandKeys, useRunCommand } from './command-keys.tsx'
import { DeadlineNotices } from './deadline-notices.tsx'
import { Header } from './header.tsx'
import { PriceCommands } from './price-commands.tsx'
import { Notices } from './notices.tsx'
import { OfficeNowProvider } from './office-now.ts'
import { navEntries, Rail } from './rail.tsx'
import { ServiceNotice } from './service-notice.tsx'
import { useCommands, type Command } from './commands.ts'
import { warmDialog } from '../ui/dialog.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { warmSheet } from '../ui/sheet.tsx'
import { useWarm } from '../ui/use-warm.ts'

const SignOutDialog = lateWindow(() =>
  import('../session/sign-out-dialog.tsx').then((module) => module.SignOutDialog),
)
const ShortcutSheet = lateWindow(() => import('./shortcut-sheet.tsx').then((module) => module.ShortcutSheet))
const Palette = lateWindow(() => import('./palette.tsx').then((module) => module.Palette))

/**
 * The frame around every screen. The page scrolls in its own region (`main`), so that rail and header stay.
 * @param props.signOut the server action that ends the session and opens the sign-in
 * @param props.signOutEverywhere the same for every session of the person; it only returns if this one is
 * over already
 */
export function Shell(props: {
  data: ShellData
  signOut: () => Promise<void>
  signOutEverywhere: () => Promise<unknown>
  children: ReactNode
}) {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  const run = useRunCommand()
  const [, startSignOut] = useTransition()
  const openPalette = () => setOpen('palette')
  const signOut = () => startSignOut(() => props.signOut().finally(tellSignedOut))
  const entries = navEntries(props.data.person.role, props.data.environment)
  const [askingEverywhere, setAskingEverywhere] = useState(false)
  const askEverywhere = () => setAskingEverywhere(true)
  const shellCommands: Command[] = [
    {
      id: 'palette',
      label: 'Search or type a command',
      group: 'Desk',
      keys: 'Ctrl+K',
      run: openPalette,
    },
    { id: 'shortcuts', label: 'Shortcuts', group: 'Desk', keys: '?', run: () => setOpen('shortcuts') },
    { id: 'sign-out', label: 'Sign out', group: 'Desk', words: 'log out leave', run: signOut },
    { id: 'sign-out-all', label: 'Sign out everywhere', group: 'Desk', words: 'log out', run: askEverywhere },
    ...entries.map((entry) => ({
      id: `go-${entry.id}`,
      label: entry.label,
      group: 'Go to',
      keys: entry.keys,
      href: entry.href,
    })),
    {
      id: 'go-calendar',
      label: 'Price calendar',
      group: 'Go to',
      keys: 'g p',
      words: 'cheapest day month flights',
      href: '/flights/calendar',
    },
  ]
  useCommands(shellCommands)
  // Every dialog and sheet of the screens uses one of these two.
  useWarm(warmDialog)
  useWarm(warmSheet)

  return (
    <div className="frame">
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-panel focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <Rail entries={entries} onShortcuts={() => setOpen('shortcuts')} />
      <Header
        data={props.data}
        onPalette={openPalette}
        onShortcuts={() => setOpen('shortcuts')}
        onSignOut={signOut}
        onSignOutEverywhere={askEverywhere}
      />
      <ServiceNotice serverNow={props.data.serverNow} />
      <Notices />
      <main
        id="screen"
        tabIndex={-1}
        className="relative min-h-0 min-w-0 overflow-y-auto outline-none [grid-area:screen] print:overflow-visible"
      >
        <FromTheTop />
        <AskProvider value={props.data}>
          <OfficeNowProvider value={props.data.serverNow}>{props.children}</OfficeNowProvider>
        </AskProvider>
      </main>
      <PriceCommands />
      <CommandKeys run={run} />
      <SignOutDialog
        open={askingEverywhere}
        onOpenChange={setAskingEverywhere}
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        onConfirm={() => {
          setAskingEverywhere(false)
          startSignOut(async () => {
            await props.signOutEverywhere()
            raiseSessionExpired()
          })
        }}
      >
        Ends all your sessions at this desk and with the booking service, this one too. Your drafts are saved.
      </SignOutDialog>
      <DeadlineNotices {...props.data} />
      <Palette
        open={open === 'palette'}
        onOpenChange={(next) => setOpen(next ? 'palette' : null)}
        onRun={run}
        first={firstDateAnywhere(props.data.serverNow)}
      />
      <ShortcutSheet
        open={open === 'shortcuts'}
        onOpenChange={(next) => setOpen(next ? 'shortcuts' : null)}
      />
    </div>
  )
}

/**
 * Scrolls a new screen to its top: the scrolling region stays mounted and would keep the last screen's
 * position. It comes before the screen, so that a list can then restore its own position.
 */
function FromTheTop() {
  const pathname = usePathname()
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // In braces, because newer browsers return a promise and an effect must not.
    void mark.current?.parentElement?.scrollTo(0, 0)
  }, [pathname])
  return <span ref={mark} hidden />
}
