'use client'

import { useTheme } from 'next-themes'
import { THEMES } from './theme.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuChoices, MenuGroup, MenuItem } from '../ui/menu.tsx'
import { PersonButton } from './person-button.tsx'
import type { ShellData } from '../../lib/shell-data.ts'

const ROLES = { agent: 'agent', admin: 'office admin', viewer: 'viewer (read only)' }

/** Properties of the person menu. */
export type PersonMenuProps = {
  person: ShellData['person']
  onShortcuts: () => void
  onSignOut: () => void
}

/** Who is signed in, how the desk looks, the shortcuts and the way out. Opens as it arrives. */
export function PersonMenu(props: PersonMenuProps) {
  const { theme = 'system', setTheme } = useTheme()
  const { person } = props
  return (
    <Menu defaultOpen trigger={<PersonButton displayName={person.displayName} />}>
      <MenuGroup label={`${person.displayName}, ${ROLES[person.role]}`}>
        <p className="px-2.5 pb-1.5 text-12 text-ink2">{person.officeName}</p>
      </MenuGroup>
      <MenuChoices
        label="Appearance"
        options={THEMES}
        value={theme as (typeof THEMES)[number]['id']}
        onValueChange={setTheme}
      />
      <MenuGroup label="Desk">
        <MenuItem icon={<Icon name="keyboard" />} keys="?" onSelect={props.onShortcuts}>
          Shortcuts
        </MenuItem>
        <MenuItem icon={<Icon name="signOut" />} onSelect={props.onSignOut}>
          Sign out
        </MenuItem>
      </MenuGroup>
    </Menu>
  )
}
