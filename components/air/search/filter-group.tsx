import { useId, type ReactNode } from 'react'
import { focusAfter } from '../../ui/focus-after.ts'
import { TextSpan } from '../../ui/text-span.tsx'

/** Choices under one heading. `onClear` adds a button at the right that clears all filters. */
export function FilterGroup(props: { label: string; onClear?: () => void; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col">
      <div className="mb-1 flex items-baseline justify-between">
        <span id={id} className="font-bold">
          {props.label}
        </span>
        {props.onClear && (
          <button
            type="button"
            onClick={(event) => {
              const group = event.currentTarget.closest('[role="group"]')
              focusAfter(event.currentTarget, () => group?.querySelector('input'))
              props.onClear?.()
            }}
            className="rounded-pill px-1 text-ink2 hover:text-ink hover:underline"
          >
            <span>Clear all</span>
            <span className="sr-only"> filters</span>
          </button>
        )}
      </div>
      <TextSpan>{props.children}</TextSpan>
    </div>
  )
}
