'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef, useState, useTransition, type ReactNode } from 'react'
import type { ShellData } from '../../lib/shell-data.ts'
import { forgetCopied } from '../copied/forget-copied.ts'
import { AskProvider } from './admins.tsx'
import { CoverageProvider } from './coverage.ts'
import { tellSignedOut } from '../session/other-tabs.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { MacroCommands } from '../palette/macro-commands.tsx'
import { Palette } from '../palette/palette.tsx'
import { DeadlineNotices } from './deadline-notices.tsx'
import { Header, type ShellActs } from './header.tsx'
import { PriceCommands } from './price-commands.tsx'
import { Notices } from './notices.tsx'
import { OfficeNowProvider } from './office-now.ts'
import { navEntries, Rail, type NavEntry } from './rail.tsx'
import { ServiceNotice } from './service-notice.tsx'
import { CommandKeys, useCommands, useRunCommand, type Command } from './commands.ts'
import { warmDialog } from '../ui/dialog.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { warmSheet } from '../ui/sheet.tsx'
import { useWarm } from '../ui/use-warm.ts'

const SignOutDialog = lateWindow(() =>
  import('../session/sign-out-dialog.tsx').then((module) => module.SignOutDialog),
)
const ShortcutSheet = lateWindow(() => import('./shortcut-sheet.tsx').then((module) => module.ShortcutSheet))

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
  const [askingEverywhere, setAskingEverywhere] = useState(false)
  const [, startSignOut] = useTransition()
  const run = useRunCommand()
  const entries = navEntries(props.data.person.role, props.data.environment)
  const acts: ShellActs = {
    onPalette: () => setOpen('palette'),
    onShortcuts: () => setOpen('shortcuts'),
    onSignOut: () => {
      forgetCopied()
      startSignOut(() => props.signOut().finally(tellSignedOut))
    },
    onSignOutEverywhere: () => setAskingEverywhere(true),
  }
  useCommands([...deskCommands(acts), ...entries.map(goTo), PRICE_CALENDAR])
  // Every dialog and sheet of the screens uses one of these two.
  useWarm(warmDialog)
  useWarm(warmSheet)

  return (
    <AskProvider value={props.data}>
      <CoverageProvider value={props.data.coverage}>
        <div className="frame">
          <SkipLink />
          <Rail entries={entries} onShortcuts={acts.onShortcuts} />
          <Header data={props.data} {...acts} />
          <ServiceNotice serverNow={props.data.serverNow} />
          <Notices />
          <main
            id="screen"
            tabIndex={-1}
            className="relative min-h-0 min-w-0 overflow-y-auto outline-none [grid-area:screen] print:overflow-visible"
          >
            <FromTheTop />
            <OfficeNowProvider value={props.data.serverNow}>{props.children}</OfficeNowProvider>
          </main>
          <PriceCommands />
          <MacroCommands serverNow={props.data.serverNow} onRun={run} />
          <CommandKeys run={run} />
          <SignOutEverywhere
            open={askingEverywhere}
            onOpenChange={setAskingEverywhere}
            signOut={props.signOutEverywhere}
          />
          <DeadlineNotices {...props.data} />
          <Palette
            open={open === 'palette'}
            onOpenChange={(next) => setOpen(next ? 'palette' : null)}
            onRun={run}
            serverNow={props.data.serverNow}
          />
          <ShortcutSheet
            open={open === 'shortcuts'}
            onOpenChange={(next) => setOpen(next ? 'shortcuts' : null)}
          />
        </div>
      </CoverageProvider>
    </AskProvider>
  )
}

/** Asks before all sessions of the person end. */
function SignOutEverywhere(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  signOut: () => Promise<unknown>
}) {
  const [, startSignOut] = useTransition()
  return (
    <SignOutDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Sign out everywhere?"
      confirm="Sign out everywhere"
      onConfirm={() => {
        props.onOpenChange(false)
        forgetCopied()
        startSignOut(async () => {
          await props.signOut()
          raiseSessionExpired()
        })
      }}
    >
      Ends all sessions that you opened at this desk, this one too. Your drafts are saved.
    </SignOutDialog>
  )
}

function SkipLink() {
  return (
    <a
      href="#screen"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-panel focus:px-3 focus:py-2"
    >
      Skip to content
    </a>
  )
}

function deskCommands(acts: ShellActs): Command[] {
  return [
    {
      id: 'palette',
      label: 'Search or type a command',
      group: 'Desk',
      keys: 'Ctrl+K',
      run: acts.onPalette,
    },
    { id: 'shortcuts', label: 'Shortcuts', group: 'Desk', keys: '?', run: acts.onShortcuts },
    { id: 'sign-out', label: 'Sign out', group: 'Desk', words: 'log out leave', run: acts.onSignOut },
    {
      id: 'sign-out-all',
      label: 'Sign out everywhere',
      group: 'Desk',
      words: 'log out',
      run: acts.onSignOutEverywhere,
    },
  ]
}

function goTo({ id, label, keys, href }: NavEntry): Command {
  return { id: `go-${id}`, label, group: 'Go to', keys, href }
}

const PRICE_CALENDAR: Command = {
  id: 'go-calendar',
  label: 'Price calendar',
  group: 'Go to',
  keys: 'g p',
  words: 'cheapest day month flights',
  href: '/flights/calendar',
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
