'use client'

import { environments, type Environment } from '../../contract/session/limits.ts'
import { cx } from '../ui/cx.ts'

const CHOICES: Readonly<Record<Environment, { label: string; detail: string }>> = {
  sandbox: { label: 'Sandbox', detail: 'Nothing is actually ticketed' },
  production: { label: 'Production', detail: 'Real tickets, real money' },
}

/** Which of the two worlds to sign in to. Arrow keys choose, as in every group of radio buttons. */
export function EnvironmentChoice(props: {
  value: Environment
  onChange: (environment: Environment) => void
}) {
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1 text-12 font-medium text-ink2">Environment</legend>
      {environments.map((value) => (
        <label
          key={value}
          className={cx(
            'flex cursor-pointer flex-col rounded-control border px-3 py-2 outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            props.value === value ? 'border-accent bg-sunk' : 'border-line2',
          )}
        >
          <span className="flex items-center gap-2 font-medium">
            <input
              type="radio"
              name="environment"
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
              className="accent-accent outline-none"
            />
            {CHOICES[value].label}
          </span>
          <span className="text-12 text-ink2">{CHOICES[value].detail}</span>
        </label>
      ))}
    </fieldset>
  )
}
