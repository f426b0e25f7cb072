'use client'

import { useRef, useState, type ReactNode } from 'react'
import { formatDate } from '../../lib/dates.ts'
import { isMacroName, MACRO_KEYS, type Macro, type MacrosView } from '../../lib/macro/macro.ts'
import { changeKey, deleteSteps, renameSteps } from '../../server/macro/actions.ts'
import { useMacroAct } from '../palette/use-macro-act.ts'
import { Button } from '../ui/button.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextSpan } from '../ui/text-span.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { OfficeFrame } from './office-frame.tsx'

/**
 * The macros of the office: name, steps, key, who made them and when. Its maker and admins rename and delete
 * one, and give it another key. Colleagues who are no admins have no other pages of the office.
 */
export function MacrosScreen({ view }: { view: MacrosView }) {
  const { macros, isAdmin } = view
  return (
    <Frame isAdmin={isAdmin}>
      {macros.length === 0 ? (
        <EmptyState title="No macros yet">
          <span>{'Type steps in the palette, for example '}</span>
          <span translate="no" className="code">
            sin = AN +14 LON SIN; SS1
          </span>
          <span>{'. The whole office can run them by name or key.'}</span>
        </EmptyState>
      ) : (
        <ul aria-label="Macros" className="card">
          {macros.map((macro) => (
            <MacroItem key={macro.name} macro={macro} freeKeys={freeKeys(macros)} />
          ))}
        </ul>
      )}
    </Frame>
  )
}

function Frame({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  if (isAdmin) return <OfficeFrame tab="macros">{children}</OfficeFrame>
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-4 py-4 max-narrow:px-2">
      <h1 className="text-18 font-bold">Macros of the office</h1>
      <TextSpan>{children}</TextSpan>
    </div>
  )
}

function freeKeys(macros: readonly Macro[]): number[] {
  return MACRO_KEYS.filter((key) => macros.every((macro) => macro.key !== key))
}

function MacroItem({ macro, freeKeys: free }: { macro: Macro; freeKeys: readonly number[] }) {
  const { name, steps, key, madeBy, madeAt, mayChange } = macro
  const [asks, setAsks] = useState<'name' | 'delete' | null>(null)
  const act = useMacroAct()
  const { refresh } = usePageRefresh()
  const changeTo = async (next: number | null) => {
    const text = next === null ? `Macro ${name} has no key now` : `Macro ${name} runs with g ${next}`
    if (await act(() => changeKey(name, next), text)) refresh()
  }
  return (
    <li className="grid grid-cols-[minmax(0,140px)_minmax(0,1fr)_110px_minmax(0,180px)_auto] items-center gap-x-5 gap-y-2 border-b px-4 py-2.5 last:border-b-0 max-wide:grid-cols-[minmax(0,1fr)_auto] max-narrow:px-3">
      <span translate="no" className="code font-medium wrap-anywhere">
        {name}
      </span>
      <Steps steps={steps} />
      <span className="max-wide:order-3">
        {mayChange ? (
          <CompactSelect
            label={`Key of ${name}`}
            none="No key"
            value={key === null ? null : String(key)}
            options={[...free, ...(key === null ? [] : [key])]
              .sort((one, other) => one - other)
              .map((each) => ({ value: String(each), label: `g ${each}` }))}
            onValueChange={(value) => void changeTo(value === null ? null : Number(value))}
          />
        ) : key === null ? (
          <span className="text-ink2">No key</span>
        ) : (
          <Kbd keys={`g ${key}`} />
        )}
      </span>
      <span className="min-w-0 max-wide:order-4 max-wide:col-span-2 max-wide:row-start-3">
        <span className="block truncate">{madeBy}</span>
        <time translate="no" dateTime={madeAt} className="figures block text-12 text-ink2">
          {formatDate(madeAt.slice(0, 10))}
        </time>
      </span>
      <span className="flex justify-end gap-1 max-wide:order-2">
        {mayChange && (
          <>
            <Button size="small" variant="plain" onClick={() => setAsks('name')}>
              Rename
            </Button>
            <Button size="small" variant="plain" onClick={() => setAsks('delete')}>
              Delete
            </Button>
          </>
        )}
      </span>
      <RenameDialog
        key={asks}
        name={name}
        open={asks === 'name'}
        onClose={() => setAsks(null)}
        onRenamed={refresh}
      />
      <DeleteDialog name={name} open={asks === 'delete'} onClose={() => setAsks(null)} onDeleted={refresh} />
    </li>
  )
}

/** The lines of a macro in their order. */
function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="flex min-w-0 flex-wrap gap-x-2 gap-y-1 max-wide:order-5 max-wide:col-span-2">
      {steps.map((step, at) => (
        <li
          key={at}
          translate="no"
          className="code max-w-full rounded-pill bg-sunk px-2 py-0.5 wrap-anywhere"
        >
          {step}
        </li>
      ))}
    </ol>
  )
}

function RenameDialog(props: { name: string; open: boolean; onClose: () => void; onRenamed: () => void }) {
  const { name } = props
  const [to, setTo] = useState(name)
  const [problem, setProblem] = useState<string>()
  const act = useMacroAct()
  const rename = async () => {
    if (to === name) return props.onClose()
    if (!isMacroName(to)) return setProblem('A letter, then letters and digits, two to twenty in all.')
    if (!(await act(() => renameSteps(name, to), `Macro ${name} is now ${to}`))) return
    props.onClose()
    props.onRenamed()
  }
  return (
    <Dialog
      title={`Rename macro ${name}`}
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      size="small"
      actions={
        <>
          <Button onClick={props.onClose}>Not now</Button>
          <Button variant="primary" onClick={() => void rename()}>
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void rename()
        }}
      >
        <TextField
          label="New name"
          code
          value={to}
          error={problem}
          onChange={(event) => {
            setTo(event.target.value.toLowerCase())
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}

/** Asks before a macro is deleted: colleagues may use it. The safe answer has the focus. */
function DeleteDialog(props: { name: string; open: boolean; onClose: () => void; onDeleted: () => void }) {
  const { name } = props
  const keep = useRef<HTMLButtonElement>(null)
  const act = useMacroAct()
  const erase = async () => {
    if (!(await act(() => deleteSteps(name), `Macro ${name} deleted`))) return
    props.onClose()
    props.onDeleted()
  }
  return (
    <Dialog
      title={`Delete macro ${name}?`}
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      initialFocus={keep}
      size="small"
      actions={
        <>
          <Button ref={keep} onClick={props.onClose}>
            Not now
          </Button>
          <Button variant="danger" onClick={() => void erase()}>
            Delete
          </Button>
        </>
      }
    >
      It goes for the whole office.
    </Dialog>
  )
}
