'use client'

import { useRef, type RefObject } from 'react'
import { serviceOptions } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import { MOST_PDF_ROWS, statementFileHref, type StatementQuery } from '../../lib/wallet/statement-query.ts'
import type { StatementView } from '../../lib/wallet/wallet-view.ts'
import { useSaveFile } from '../file/use-save-file.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { Icon } from '../ui/icon.tsx'
import { DateFilter, FindField, KindFilter } from './statement-filters.tsx'

/** How many movements are shown, the filters, and the files of what they leave. */
export function StatementHead(props: {
  view: StatementView
  isNarrowed: boolean
  today: string
  onChange: (changes: Partial<StatementQuery>) => void
  onFind: (text: string) => void
}) {
  const { view, isNarrowed, onChange } = props
  const { query } = view
  const search = useRef<HTMLInputElement>(null)
  const files = useStatementFiles(view)
  useStatementCommands(search, files)
  return (
    <header className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b px-4 py-2.5 max-narrow:px-3">
      <h2 className="font-bold">
        <span>{'Statement '}</span>
        <span className="figures font-normal text-ink2">
          <span>{`${isNarrowed ? `${view.shownCount.toLocaleString('en-US')} of ` : ''}${view.totalCount.toLocaleString('en-US')}`}</span>
          <span className="sr-only"> movements</span>
        </span>
      </h2>
      <KindFilter value={query.kind} openCount={view.openCount} onChange={(kind) => onChange({ kind })} />
      <div className="ml-auto flex flex-wrap items-center gap-2 max-narrow:ml-0">
        <DateFilter from={query.from} to={query.to} today={props.today} onChange={onChange} />
        <CompactSelect
          label="Service"
          none="Any service"
          options={serviceOptions}
          value={query.service}
          onValueChange={(service) => onChange({ service })}
        />
        <FindField input={search} text={view.find} onFind={props.onFind} />
        <FileButtons files={files} />
      </div>
    </header>
  )
}

/** Saves the movements that the filters leave as a file; a PDF of too many is refused. */
function useStatementFiles({ query, shownCount }: StatementView) {
  const { saving, save } = useSaveFile('the statement')
  return {
    saving,
    saveAs: (format: 'csv' | 'pdf') => save({ address: statementFileHref(query, format) }),
    tooLong: shownCount > MOST_PDF_ROWS,
  }
}

type StatementFiles = ReturnType<typeof useStatementFiles>

function FileButtons({ files: { saving, saveAs, tooLong } }: { files: StatementFiles }) {
  return (
    <>
      <Button icon={<Icon name="download" />} keys="d" pending={saving} onClick={() => saveAs('csv')}>
        CSV
      </Button>
      <BlockableButton
        icon={<Icon name="download" />}
        keys="Shift+D"
        pending={saving}
        disabledReason={
          tooLong
            ? `A PDF has at most ${plural(MOST_PDF_ROWS, 'movement')}. Choose a shorter period, or CSV.`
            : undefined
        }
        onClick={() => saveAs('pdf')}
      >
        PDF
      </BlockableButton>
    </>
  )
}

function useStatementCommands(
  search: RefObject<HTMLInputElement | null>,
  { saveAs, tooLong }: StatementFiles,
) {
  const group = 'Wallet'
  useCommands([
    {
      id: 'statement-find',
      label: 'Find in the statement',
      group,
      keys: '/',
      run: () => search.current?.focus(),
    },
    { id: 'statement-csv', label: 'Statement as CSV', group, keys: 'd', run: () => saveAs('csv') },
    {
      id: 'statement-pdf',
      label: 'Statement as PDF',
      group,
      keys: 'Shift+D',
      when: () => !tooLong,
      run: () => saveAs('pdf'),
    },
  ])
}
