import type { ReactNode } from 'react'

/** Some choices under one name. `onClear` shows a word at the right that drops all filters. */
export function FilterGroup(props: { label: string; onClear?: () => void; children: ReactNode }) {
  return (
    <fieldset className="relative flex min-w-0 flex-col">
      <legend className="mb-1 font-bold">{props.label}</legend>
      {props.onClear && (
        <button
          type="button"
          aria-label="Clear all filters"
          onClick={props.onClear}
          className="absolute top-0 right-0 rounded-pill text-ink2 hover:text-ink"
        >
          clear
        </button>
      )}
      {props.children}
    </fieldset>
  )
}
