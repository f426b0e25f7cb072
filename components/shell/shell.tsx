'use client'

import { useState, useTransition, type ComponentProps, type ReactNode } from 'react'
import { stayOnScreen } from '../../lib/keys/arrival.ts'
import { latePart, useLatePart } from '../ui/late-part.ts'
import { CommandKeys } from './command-keys.tsx'
import type { Command } from './commands.ts'
import { FromTheTop } from './from-the-top.tsx'
import { Header } from './header.tsx'
import { NAV } from './nav.ts'
import { paletteKeys } from './palette-keys.ts'
import { Rail } from './rail.tsx'
import type { ShellData } from '../../lib/shell-data.ts'
import { useCommands } from './use-commands.ts'

const palettePart = latePart(() =>
  import('./palette.tsx').then(({ Palette }) => (props: ComponentProps<typeof Palette>) => (
    <Palette {...props} />
  )),
)
const sheetPart = latePart(() =>
  import('./shortcut-sheet.tsx').then(
    ({ ShortcutSheet }) =>
      (props: ComponentProps<typeof ShortcutSheet>) => <ShortcutSheet {...props} />,
  ),
)

/**
 * The frame around every screen. The page scrolls in its own region (`main`), so rail and header stay.
 * @param signOut the server action that ends the session and leads to the sign-in
 */
export function Shell(props: { data: ShellData; signOut: () => Promise<void>; children: ReactNode }) {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  const [opened, setOpened] = useState<readonly string[]>([])
  if (open && !opened.includes(open)) setOpened([...opened, open])
  const drawPalette = useLatePart(palettePart, open === 'palette')
  const drawSheet = useLatePart(sheetPart, open === 'shortcuts')
  const [, startSignOut] = useTransition()
  const openPalette = () => {
    // Its code may still have to be loaded: what is typed until then is kept for it.
    if (open !== 'palette') {
      stayOnScreen()
      paletteKeys.begin()
    }
    setOpen('palette')
  }
  const signOut = () => startSignOut(() => props.signOut())
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
    ...NAV.map((entry) => ({
      id: `go-${entry.id}`,
      label: entry.label,
      group: 'Go to',
      keys: entry.keys,
      href: entry.href,
    })),
  ]
  useCommands(shellCommands)

  return (
    <div className="grid h-dvh grid-cols-[196px_minmax(0,1fr)] max-wide:grid-cols-[56px_minmax(0,1fr)] max-narrow:grid-cols-1 max-narrow:grid-rows-[minmax(0,1fr)_auto]">
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-panel focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <Rail onShortcuts={() => setOpen('shortcuts')} />
      <div className="flex min-h-0 min-w-0 flex-col max-narrow:row-start-1">
        <Header
          data={props.data}
          onPalette={openPalette}
          onShortcuts={() => setOpen('shortcuts')}
          onSignOut={signOut}
        />
        <main id="screen" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
          <FromTheTop />
          {props.children}
        </main>
      </div>
      <CommandKeys />
      {opened.includes('palette') &&
        drawPalette?.({
          open: open === 'palette',
          onOpenChange: (next) => setOpen(next ? 'palette' : null),
          today: props.data.serverNow.slice(0, 10),
        })}
      {opened.includes('shortcuts') &&
        drawSheet?.({
          open: open === 'shortcuts',
          onOpenChange: (next) => setOpen(next ? 'shortcuts' : null),
        })}
    </div>
  )
}
