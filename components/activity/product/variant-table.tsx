'use client'

import type { Variant } from '../../../lib/activity/variant.ts'
import { durationText, variantTermsOf } from '../../../lib/activity/activity-terms.ts'
import { refundTones, refundWords } from '../../../lib/activity/refund-words.ts'
import { formatCents } from '../../../lib/money.ts'
import { MarkupNote, useShownUnits } from '../../ui/shown-prices.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { cutOffText } from './bookable-until.ts'
import { sizeText } from './product-view.ts'

/** A variant in the table. `fromCents`: undefined while its prices load, null if no date can be booked. */
export type VariantRow = {
  uuid: string
  title: string
  type: Variant | undefined
  fromCents: number | null | undefined
}

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }
const HEADINGS = ['Variant', 'Duration', 'Refund', 'Confirmation', 'Bookable until']
const CELL = 'px-3 py-2 max-narrow:block max-narrow:px-0 max-narrow:py-0.5'

/** The variants side by side; arrow keys or their numbers select one. On a phone each is a card. */
export function VariantTable(props: {
  rows: readonly VariantRow[]
  selected: string
  onSelect: (uuid: string) => void
}) {
  const { rows, selected } = props
  const shownOf = useShownUnits('activity')
  const prices = rows.flatMap(({ fromCents }) => (typeof fromCents === 'number' ? [fromCents] : []))
  return (
    <section aria-labelledby="variants-title" className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="variants-title" className="text-15 font-bold">
          <span>{'Variants '}</span>
          <span className="figures text-13 font-normal text-ink2">
            {`${rows.length}${prices.length > 0 ? `, from ${formatCents(shownOf(Math.min(...prices)))}` : ''}`}
          </span>
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-3 text-12 text-ink2">
          <MarkupNote kind="activity" units />
          <span>From, per adult (USD)</span>
        </p>
      </div>
      <div className="card overflow-x-auto">
        <table className="w-full border-collapse max-narrow:block">
          <thead className="bg-sunk text-12 text-ink2 max-narrow:sr-only">
            <tr>
              <td className="w-10" />
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col" className="px-3 py-1.5 text-left font-normal">
                  {heading}
                </th>
              ))}
              <th scope="col" className="px-3 py-1.5 pr-4 text-right font-normal">
                Adult
              </th>
            </tr>
          </thead>
          <tbody className="max-narrow:block">
            {rows.map((row, index) => (
              <Row
                key={row.uuid}
                row={row}
                number={index + 1}
                selected={row.uuid === selected}
                onSelect={() => props.onSelect(row.uuid)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row(props: { row: VariantRow; number: number; selected: boolean; onSelect: () => void }) {
  const { row, number, selected } = props
  const { type } = row
  const id = `variant-${row.uuid}`
  return (
    <tr
      onClick={props.onSelect}
      className={cx(
        'border-t max-narrow:relative max-narrow:block max-narrow:py-2.5 max-narrow:pr-3 max-narrow:pl-10',
        selected ? 'bg-accent-soft' : 'hover:bg-sunk',
      )}
    >
      <td className="pl-4 align-middle max-narrow:absolute max-narrow:top-3 max-narrow:left-0 max-narrow:pl-3">
        <input
          type="radio"
          name="variant"
          checked={selected}
          onChange={props.onSelect}
          aria-labelledby={id}
          aria-keyshortcuts={number <= 9 ? String(number) : undefined}
          className="block size-4 accent-accent"
        />
      </td>
      <th scope="row" className={cx(CELL, 'text-left font-normal')}>
        <span id={id} className="font-medium">
          {row.title}
        </span>
        <span> </span>
        {type && <span className="text-12 text-ink2">{sizeText(type)}</span>}
      </th>
      {type ? (
        <TermsCells type={type} />
      ) : (
        <td colSpan={4} className={cx(CELL, 'text-ink3')}>
          Loading
        </td>
      )}
      <td className={cx(CELL, 'figures pr-4 text-right whitespace-nowrap max-narrow:text-left')}>
        <FromPrice row={row} />
        {number <= 9 && <Kbd keys={String(number)} className="ml-3" />}
      </td>
    </tr>
  )
}

/** Duration, refund, confirmation and cut-off of a variant. */
function TermsCells({ type }: { type: Variant }) {
  const refund = refundWords(type)
  const tone = refundTones[refund.kind]
  return (
    <>
      <td className={cx(CELL, 'figures whitespace-nowrap')}>
        {durationText(variantTermsOf([type])) || 'not stated'}
      </td>
      <td className={CELL}>
        <span className={cx('figures flex items-center gap-2', TONE_TEXT[tone])}>
          <StatusMark tone={tone} />
          <span>{refund.text}</span>
        </span>
      </td>
      <td className={CELL}>
        {type.instantConfirmation ? (
          <span className="flex items-center gap-2 text-ok">
            <Icon name="instant" className="size-3.5" />
            <span>Instant</span>
          </span>
        ) : (
          <span className="flex items-center gap-2 text-ink2">
            <Icon name="clock" className="size-3.5" />
            <span>On request</span>
          </span>
        )}
      </td>
      <td className={cx(CELL, 'figures')}>
        <span className="narrow:hidden">Bookable until </span>
        <span>{cutOffText(type)}</span>
      </td>
    </>
  )
}

function FromPrice({ row: { fromCents } }: { row: VariantRow }) {
  const shownOf = useShownUnits('activity')
  if (fromCents === undefined) return <span className="text-ink3">…</span>
  if (fromCents === null) return <span className="text-ink2">no dates left</span>
  return (
    <>
      <span className="text-12 text-ink2">from </span>
      <span translate="no" className="text-14 font-bold">
        {formatCents(shownOf(fromCents))}
      </span>
    </>
  )
}
