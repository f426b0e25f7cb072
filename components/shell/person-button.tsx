'use client'

import type { ComponentProps } from 'react'
import { Icon } from '../ui/icon.tsx'
import { chipClass } from './chip-class.ts'

/** The chip that opens the person menu. */
export function PersonButton({ displayName, ...button }: ComponentProps<'button'> & { displayName: string }) {
  return (
    <button type="button" aria-haspopup="menu" {...button} className={chipClass}>
      <Icon name="person" className="text-ink2 narrow:hidden" />
      <span className="max-narrow:sr-only">{shortName(displayName)}</span>
      <span className="sr-only">, account menu</span>
    </button>
  )
}

/** `Maya Lindqvist` becomes `Maya L.` */
function shortName(displayName: string): string {
  const [first = displayName, ...others] = displayName.split(' ')
  const last = others.at(-1)
  return last ? `${first} ${last.charAt(0)}.` : first
}
