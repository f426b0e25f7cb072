'use client'

import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Kbd } from '../../ui/kbd.tsx'
import type { WordsRead } from './read-words.ts'

/** Reads typed words as filters of a screen, which `facts` describe. */
export type WordReader<Filters, Facts> = (typed: string, facts: Facts) => WordsRead<Filters>

type Props<Filters, Facts> = {
  /** Loads the reader. It comes when the box is used: the results do not wait for it. */
  load: () => Promise<WordReader<Filters, Facts>>
  facts: Facts
  filters: Filters
  /** What can be typed, as an example. */
  example: string
  onChange: (filters: Filters) => void
  /** The filters without the one that was chosen last; null where none is. */
  withoutLast: Filters | null
}

/**
 * A box that takes filters as words. What is meant is shown while it is typed; Enter chooses it and leaves
 * the words that are no filter, Backspace in the empty box takes the last filter away, Escape clears.
 */
export function FilterBox<Filters, Facts>(props: Props<Filters, Facts>) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const reader = useReader(props.load, isUsed)
  const reading = reader && typed.trim() !== '' ? reader(typed, props.facts) : null

  function type(text: string) {
    setTyped(text)
    setEntered(false)
  }

  async function choose() {
    const read = reader ?? (await props.load())
    const { meant, unread } = read(typed, props.facts)
    if (meant.length > 0) props.onChange(meant.reduce((filters, each) => each.apply(filters), props.filters))
    setTyped(unread.join(' '))
    setEntered(true)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') void choose()
    else if (event.key === 'Escape' && typed !== '') type('')
    else if (event.key === 'Backspace' && typed === '' && props.withoutLast) props.onChange(props.withoutLast)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="relative">
        <input
          type="text"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setUsed(true)}
          onKeyDown={onKeyDown}
          aria-label="Filters in words"
          aria-describedby={id}
          enterKeyHint="done"
          placeholder={props.example}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          className="h-8 w-full min-w-0 rounded-control border border-line2 bg-panel px-2 pr-6 placeholder:text-ink3 pointer-coarse:h-10"
        />
        {typed === '' && <Kbd keys="f" className="absolute top-2 right-1.5" />}
      </span>
      <div id={id} aria-live="polite">
        {reading && <Preview reading={reading} typed={typed} entered={entered} />}
      </div>
    </div>
  )
}

/** The filters that are meant, as chips, and the words that are none. The word at the end may go on. */
function Preview<Filters>(props: { reading: WordsRead<Filters>; typed: string; entered: boolean }) {
  const { meant, unread } = props.reading
  const isWhole = props.entered || /\s$/.test(props.typed)
  const last = props.typed
    .trim()
    .toLowerCase()
    .split(/[\s,;]+/)
    .at(-1)
  const strange = isWhole ? unread : unread.filter((word, at) => at < unread.length - 1 || word !== last)
  return (
    <>
      {meant.length > 0 && (
        <ul aria-label="Filters that Enter adds" className="flex flex-wrap gap-1">
          {meant.map(({ id, text }) => (
            <li
              key={id}
              className="figures max-w-full truncate rounded-control bg-accent-soft px-1.5 py-0.5 text-12 text-accent"
            >
              {text}
            </li>
          ))}
        </ul>
      )}
      {strange.length > 0 && <p className="text-12 text-ink2">{`No filter here: ${strange.join(', ')}.`}</p>}
    </>
  )
}

/** The reader, once the box is used. */
function useReader<Filters, Facts>(load: Props<Filters, Facts>['load'], isUsed: boolean) {
  const [reader, setReader] = useState<WordReader<Filters, Facts> | null>(null)
  useEffect(() => {
    if (!isUsed || reader) return
    let isLeft = false
    // Without the reader the words are read on Enter, where a failure is told.
    load().then(
      (loaded) => !isLeft && setReader(() => loaded),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [isUsed, reader, load])
  return reader
}
