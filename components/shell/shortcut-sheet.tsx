'use client'

import { useBoundKeys } from '../keys/bound-keys.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useCurrentCommands, type Command } from './commands.ts'
import { ENTRY_HELP } from '../palette/entry.ts'

/** All keys that work on this screen, collected from their sources: commands, and the keys of rows. */
export function ShortcutSheet(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const groups = Map.groupBy(useCurrentCommands().filter(hasKeys), (command) => command.group)
  const rowKeys = useBoundKeys().filter(({ label }) => label !== '')
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
            rows={commands.map(({ keys, label }) => ({ keys: [keys], label }))}
          />
        ))}
        <KeyTable title="Rows and dialogs" rows={[...rowKeys, { keys: ['Esc'], label: 'Close' }]} />
        <KeyTable
          title="Typed into the palette"
          rows={ENTRY_HELP.map(([entry, label]) => ({ keys: [entry], label }))}
        />
      </div>
    </Dialog>
  )
}

function hasKeys(command: Command): command is Command & { keys: string } {
  return command.keys !== undefined && command.listed !== false && command.when?.() !== false
}

type Line = { label: string; keys: readonly string[] }

function KeyTable({ title, rows }: { title: string; rows: readonly Line[] }) {
  return (
    <section>
      <h3 className="mb-1 text-12 font-bold">{title}</h3>
      <dl>
        {rows.map(({ keys, label }) => (
          <div
            key={keys.join() + label}
            className="flex items-center justify-between gap-3 border-b py-1.5 last:border-b-0"
          >
            <dt className="text-ink2">{label}</dt>
            <dd className="flex gap-1">
              <span className="sr-only">{keys.join(', ')}</span>
              {keys.map((key) => (
                <Kbd key={key} keys={key} className="pointer-coarse:inline" />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
