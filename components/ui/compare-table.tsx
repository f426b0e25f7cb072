import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A row of a comparison: its name, and the words of each column. */
export type ComparedRow = { label: string; words: readonly string[] }

/** Whether the columns of a row say different things. */
export function isDifferent({ words }: ComparedRow): boolean {
  return new Set(words).size > 1
}

/** Things side by side: differences are marked, equal values are grey. `foot` has a cell for each column. */
export function CompareTable(props: {
  label: string
  rows: readonly ComparedRow[]
  foot: readonly { key: string; cell: ReactNode }[]
}) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={props.label}>
      <table className="figures w-full border-collapse">
        <tbody>
          {props.rows.map((row) => {
            const differs = isDifferent(row)
            return (
              <tr key={row.label} className={cx('border-b align-top', differs && 'bg-accent-soft')}>
                <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap text-ink2">
                  <span>{row.label}</span>
                  {differs && <span className="sr-only">, differs</span>}
                </th>
                {row.words.map((word, index) => (
                  <td
                    key={index}
                    className={cx('min-w-[130px] px-2 py-1.5', differs ? 'font-medium' : 'text-ink2')}
                  >
                    {word}
                  </td>
                ))}
              </tr>
            )
          })}
          <tr>
            <td />
            {props.foot.map(({ key, cell }) => (
              <td key={key} className="px-2 pt-2.5 align-top">
                <span className="flex flex-wrap gap-1.5">{cell}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
