'use client'

import { useTheme } from 'next-themes'
import { roleNames } from '../../lib/role-names.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { chooseDesktopNotices, useDesktopNotices } from './desktop-notices.ts'
import { THEMES } from './theme.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuChoices, MenuGroup, MenuItem, type MenuState } from '../ui/menu.tsx'
import { useShownPrices } from '../ui/shown-prices.tsx'

/** The data and the actions of the user menu's entries. */
export type PersonItemsProps = {
  person: ShellData['person']
  onMarkup: () => void
  onTolerance: () => void
  onShortcuts: () => void
  onSignOut: () => void
  onSignOutEverywhere: () => void
}

/** The user menu: who is signed in, theme, prices, shortcuts and sign-out. */
export function PersonItems({ person, ...props }: PersonItemsProps & MenuState) {
  const { theme = 'system', setTheme } = useTheme()
  const { prices, save } = useShownPrices()
  return (
    <Menu label="Account" open={props.open} onOpenChange={props.onOpenChange} opener={props.opener}>
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
        <MenuItem onSelect={props.onMarkup}>Your markup</MenuItem>
        <MenuItem onSelect={props.onTolerance}>Your price tolerance</MenuItem>
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
  )
}

/** Turns desktop notices of deadlines on or off; says so where the browser refuses them. */
function DesktopNoticesItem() {
  const notices = useDesktopNotices()
  if (notices === 'absent') return null
  if (notices === 'blocked') {
    return <p className="px-2.5 py-1.5 text-12 text-ink2">Desktop notifications are blocked in the browser</p>
  }
  const isOn = notices === 'on'
  return (
    <MenuItem icon={<Icon name="clock" />} onSelect={() => void chooseDesktopNotices(!isOn)}>
      {isOn ? 'Turn off desktop notifications' : 'Turn on desktop notifications'}
    </MenuItem>
  )
}
