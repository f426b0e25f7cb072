'use client'

import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useCurrentCommands, type Command } from './commands.ts'
import { ENTRY_HELP } from './cryptic.ts'

/** Keys of lists and dialogs, which belong to no single command. */
const COMMON: readonly (readonly [keys: string, label: string])[] = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['Esc', 'Close'],
]

/** All keys that work on this screen, from the same commands that bind them. */
export function ShortcutSheet(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const groups = Map.groupBy(useCurrentCommands().filter(hasKeys), (command) => command.group)
  return (
    <Dialog
      title="Shortcuts"
      description="Shortcuts are off while you type, except those with Ctrl or Alt."
      size="wide"
      open={props.open}
      onOpenChange={props.onOpenChange}
    >
      <div className="grid grid-cols-2 gap-x-8 gap-y-4 max-narrow:grid-cols-1">
        {[...groups].map(([group, commands]) => (
          <KeyTable
            key={group}
            title={group}
            rows={commands.map((command) => [command.keys, command.label])}
          />
        ))}
        <KeyTable title="Lists and dialogs" rows={COMMON} />
        <KeyTable title="Typed into the palette" rows={ENTRY_HELP} />
      </div>
    </Dialog>
  )
}

function hasKeys(command: Command): command is Command & { keys: string } {
  return command.keys !== undefined && command.when?.() !== false
}

function KeyTable({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3 className="mb-1 text-12 font-bold">{title}</h3>
      <dl>
        {rows.map(([keys, label]) => (
          <div
            key={keys + label}
            className="flex items-center justify-between border-b py-1.5 last:border-b-0"
          >
            <dt className="text-ink2">{label}</dt>
            <dd>
              <span className="sr-only">{keys}</span>
              <Kbd keys={keys} className="pointer-coarse:inline" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
