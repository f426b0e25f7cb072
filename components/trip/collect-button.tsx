'use client'

import type { BookingKind } from '../../contract/booking/kinds.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { useWindowKeys } from '../ui/use-window-keys.ts'
import { useCollect } from './use-collect.ts'

type CollectProps = {
  kind: BookingKind
  /** Address of the offer's form; null while nothing is selected. */
  href: string | null
  className?: string
}

/** Puts the selected offer of a screen into the current trip. */
export function CollectButton({ kind, href, className }: CollectProps) {
  const { pending, run } = useCollect(kind)
  useCommands([
    {
      id: 'collect',
      label: `Add this ${kindFacts(kind).offer.one} to the trip`,
      group: 'Trip',
      keys: '+',
      when: () => href !== null,
      run: () => run(href),
    },
  ])
  return (
    <Button
      keys="+"
      pending={pending}
      disabled={href === null}
      onClick={() => run(href)}
      className={className}
    >
      <CollectLabel />
    </Button>
  )
}

/** The same in a window above the screen, whose keys are its own. */
export function CollectInWindow({ kind, href, open }: CollectProps & { open: boolean }) {
  const { pending, run } = useCollect(kind)
  useWindowKeys(open, (key) => {
    if (key !== '+') return false
    run(href)
    return true
  })
  return (
    <Button keys="+" pending={pending} disabled={href === null} onClick={() => run(href)}>
      <CollectLabel />
    </Button>
  )
}

/** `Add to trip`; on a phone, whose bars have little space, `Trip`. */
function CollectLabel() {
  return (
    <span>
      <span className="max-narrow:sr-only">{'Add to '}</span>
      <span className="inline-block max-narrow:first-letter:uppercase">trip</span>
    </span>
  )
}
