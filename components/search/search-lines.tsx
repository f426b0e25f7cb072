import { cx } from '../ui/cx.ts'
import type { SearchWords } from './recent-searches.ts'

/** A search in two lines: what is looked for, and below it the days and who comes. */
export function SearchLines({ words, inCodes }: { words: SearchWords; inCodes: boolean | undefined }) {
  const { title, detail, note } = words
  return (
    <span className="min-w-0 flex-1">
      <span
        translate={inCodes ? 'no' : undefined}
        className={cx('block truncate font-medium', inCodes && 'code')}
      >
        <bdi>{title}</bdi>
        {detail !== undefined && <span className="text-12 font-normal text-ink3">{` ${detail}`}</span>}
      </span>
      <span className="block truncate text-12 text-ink2">{note}</span>
    </span>
  )
}
