'use client'

import { useTheme } from 'next-themes'
import { useState } from 'react'
import { roleNames } from '../../lib/role-names.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { chooseDesktopNotices, useDesktopNotices } from './desktop-notices.ts'
import { MarkupDialog } from './markup-dialog.tsx'
import { THEMES } from './theme.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuChoices, MenuGroup, MenuItem } from '../ui/menu.tsx'
import { useShownPrices } from '../ui/shown-prices.tsx'

/**
 * The user menu: who is signed in, theme, prices, shortcuts and sign-out.
 * @param props.className class of the button
 */
export function PersonMenu(props: {
  person: ShellData['person']
  onShortcuts: () => void
  onSignOut: () => void
  onSignOutEverywhere: () => void
  className: string
}) {
  const { theme = 'system', setTheme } = useTheme()
  const { person } = props
  const [markupOpen, setMarkupOpen] = useState(false)
  const { prices, save } = useShownPrices()
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={props.className}>
            <Icon name="person" className="text-ink2 narrow:hidden" />
            <span className="max-narrow:sr-only">{shortName(person.displayName)}</span>
            <span className="sr-only">, account menu</span>
          </button>
        }
      >
        <MenuGroup label={`${person.displayName}, ${roleNames[person.role]}`}>
          <p className="px-2.5 pb-1.5 text-12 text-ink2">{person.officeName}</p>
        </MenuGroup>
        <MenuChoices
          label="Appearance"
          options={THEMES}
          value={theme as (typeof THEMES)[number]['id']}
          onValueChange={setTheme}
        />
        <MenuGroup label="Prices">
          <MenuItem keys="$" onSelect={() => save({ ...prices, netHidden: !prices.netHidden })}>
            {prices.netHidden ? 'Show net prices' : 'Show client prices'}
          </MenuItem>
          <MenuItem onSelect={() => setMarkupOpen(true)}>Your markup</MenuItem>
        </MenuGroup>
        <MenuGroup label="Desk">
          <DesktopNoticesItem />
          <MenuItem icon={<Icon name="keyboard" />} keys="?" onSelect={props.onShortcuts}>
            Shortcuts
          </MenuItem>
          <MenuItem icon={<Icon name="signOut" />} onSelect={props.onSignOut}>
            Sign out
          </MenuItem>
          <MenuItem icon={<Icon name="signOut" />} onSelect={props.onSignOutEverywhere}>
            Sign out everywhere
          </MenuItem>
        </MenuGroup>
      </Menu>
      <MarkupDialog open={markupOpen} onOpenChange={setMarkupOpen} />
    </>
  )
}

/** Turns desktop notices of deadlines on or off; says so where the browser refuses them. */
function DesktopNoticesItem() {
  const notices = useDesktopNotices()
  if (notices === 'absent') return null
  if (notices === 'blocked') {
    return <p className="px-2.5 py-1.5 text-12 text-ink2">Desktop notices are blocked in the browser</p>
  }
  const isOn = notices === 'on'
  return (
    <MenuItem icon={<Icon name="clock" />} onSelect={() => void chooseDesktopNotices(!isOn)}>
      {isOn ? 'Turn off desktop notices' : 'Notify me on the desktop'}
    </MenuItem>
  )
}

/** `Maya Lindqvist` becomes `Maya L.` */
function shortName(displayName: string): string {
  const [first = displayName, ...others] = displayName.split(' ')
  const last = others.at(-1)
  return last ? `${first} ${last.charAt(0)}.` : first
}
