'use client'

import { useCommands, type Command } from '../shell/commands.ts'
import { OFFICE_TABS } from './office-tabs.ts'

const COMMANDS: Command[] = OFFICE_TABS.map(({ id, label, href }, index) => ({
  id: `office-${id}`,
  label,
  group: 'Office',
  keys: String(index + 1),
  href: href,
}))

/** Gives the tabs of the office to palette and keys: `1` to `5`. */
export function OfficeCommands() {
  useCommands(COMMANDS)
  return null
}
