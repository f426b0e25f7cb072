'use client'

import { useState } from 'react'
import type { CountedBranch, CountedLeaf } from '../../../lib/activity/catalogue-answer.ts'
import { finder } from '../../../text/text-forms.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'

const MOST_FOUND = 12

/**
 * Choices in two levels with their counts: countries with cities, categories with their subcategories. A
 * branch with a chosen leaf is open; branches beyond the first few appear on demand, or by typing.
 * @param isCounted false while the counts are those of another view: then none is shown
 * @param search label of the text filter; without one there is none
 * @param more names the branches that are not shown: `countries`
 */
export function FacetTree(props: {
  branches: readonly CountedBranch[]
  isCounted: boolean
  chosen: readonly string[]
  shownAtFirst: number
  more: string
  search?: string
  onToggle: (uuid: string, on: boolean) => void
}) {
  const { branches, chosen } = props
  const [typed, setTyped] = useState('')
  const [allShown, setAllShown] = useState(false)
  const isChosen = ({ uuid, below }: CountedBranch) =>
    chosen.includes(uuid) || below.some((leaf) => chosen.includes(leaf.uuid))
  const shown = branches.filter((branch, at) => allShown || at < props.shownAtFirst || isChosen(branch))
  const matchingLeaves = typed.trim() === '' ? null : findLeaves(branches, typed)
  return (
    <div className="flex flex-col">
      {props.search && <TreeSearch label={props.search} typed={typed} onType={setTyped} />}
      {matchingLeaves?.map(({ leaf, within }) => (
        <Checkbox
          key={leaf.uuid}
          checked={chosen.includes(leaf.uuid)}
          count={props.isCounted ? leaf.count : undefined}
          onChange={(event) => props.onToggle(leaf.uuid, event.target.checked)}
        >
          {within === null ? leaf.name : `${leaf.name}, ${within}`}
        </Checkbox>
      ))}
      {matchingLeaves?.length === 0 && <p className="text-12 text-ink3">No matches.</p>}
      {matchingLeaves === null &&
        shown.map((branch) => (
          <Branch
            key={branch.uuid}
            branch={branch}
            isCounted={props.isCounted}
            chosen={chosen}
            onToggle={props.onToggle}
          />
        ))}
      {matchingLeaves === null && shown.length < branches.length && (
        <button
          type="button"
          onClick={() => setAllShown(true)}
          className="figures self-start rounded-pill py-0.5 pl-[18px] text-12 text-accent hover:underline pointer-coarse:min-h-10"
        >
          {`${branches.length - shown.length} more ${props.more}`}
        </button>
      )}
    </div>
  )
}

function TreeSearch(props: { label: string; typed: string; onType: (typed: string) => void }) {
  return (
    <input
      type="search"
      value={props.typed}
      onChange={(event) => props.onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || props.typed === '') return
        event.stopPropagation()
        props.onType('')
      }}
      aria-label={props.label}
      placeholder={props.label}
      spellCheck={false}
      autoComplete="off"
      className="mb-1 h-7 w-full min-w-0 rounded-control border border-line2 bg-panel px-2 text-12 pointer-coarse:h-10"
    />
  )
}

/** A branch with a button that opens it. Arrow right and left on its checkbox do the same. */
function Branch(props: {
  branch: CountedBranch
  isCounted: boolean
  chosen: readonly string[]
  onToggle: (uuid: string, on: boolean) => void
}) {
  const { branch, chosen } = props
  const hasChosen = branch.below.some(({ uuid }) => chosen.includes(uuid))
  const [opened, setOpened] = useState<boolean | null>(null)
  const open = opened ?? hasChosen
  const choice = ({ uuid, name, count }: CountedLeaf) => (
    <Checkbox
      key={uuid}
      className="min-w-0 flex-1"
      checked={chosen.includes(uuid)}
      count={props.isCounted ? count : undefined}
      onChange={(event) => props.onToggle(uuid, event.target.checked)}
    >
      {name}
    </Checkbox>
  )
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') setOpened(true)
        if (event.key === 'ArrowLeft') setOpened(false)
      }}
    >
      <div className="flex items-center gap-1">
        {branch.below.length > 0 ? (
          <button
            type="button"
            tabIndex={-1}
            aria-expanded={open}
            aria-label={`${open ? 'Close' : 'Open'} ${branch.name}`}
            onClick={() => setOpened(!open)}
            className="grid size-3.5 shrink-0 place-items-center rounded-pill text-ink3 hover:text-ink pointer-coarse:size-10"
          >
            <Icon name="chevronRight" className={cx('size-3.5 transition-transform', open && 'rotate-90')} />
          </button>
        ) : (
          <span className="size-3.5 shrink-0 pointer-coarse:size-10" />
        )}
        {choice(branch)}
      </div>
      {open && branch.below.length > 0 && (
        <div role="group" aria-label={branch.name} className="flex flex-col pl-[34px]">
          {branch.below.map(choice)}
        </div>
      )}
    </div>
  )
}

/** Branches and leaves that the text finds, larger ones first. */
function findLeaves(
  branches: readonly CountedBranch[],
  typed: string,
): { leaf: CountedLeaf; within: string | null }[] {
  const isFound = finder(typed)
  const matches = ({ name }: CountedLeaf) => isFound(name)
  return branches
    .flatMap((branch) => [
      ...(matches(branch) ? [{ leaf: branch, within: null }] : []),
      ...branch.below.filter(matches).map((leaf) => ({ leaf, within: branch.name })),
    ])
    .sort((one, other) => other.leaf.count - one.leaf.count)
    .slice(0, MOST_FOUND)
}
