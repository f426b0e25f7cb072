import type { ReactNode } from 'react'
import { Drawing, WARNING } from './drawing.tsx'

/**
 * Says what failed and what is safe, and offers one action.
 * @param safe what has not changed: "Nothing was booked", "Your draft is saved"
 * @param reference the request id, for support
 */
export function ErrorState(props: {
  title: string
  safe?: ReactNode
  action?: ReactNode
  reference?: string
}) {
  return (
    <div role="alert" className="mx-auto flex max-w-[52ch] items-start gap-3 px-4 py-12">
      <Drawing path={WARNING} className="mt-0.5 text-bad" />
      <div className="flex flex-col items-start gap-2">
        <h2 className="text-15 font-bold">{props.title}</h2>
        {props.safe && <div className="text-ink2">{props.safe}</div>}
        {props.action && <div className="mt-2 flex gap-2">{props.action}</div>}
        {props.reference && (
          <p className="text-12 text-ink3">
            <span>{'Reference '}</span>
            <span translate="no" className="code">
              {props.reference}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
