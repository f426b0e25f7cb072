'use client'

import { lazy, Suspense, useState } from 'react'
import { PersonButton } from './person-button.tsx'
import type { PersonMenuProps } from './person-menu.tsx'

/* The menu is loaded by the first press of the chip, or a little before it. */
const load = () => import('./person-menu.tsx').then((module) => ({ default: module.PersonMenu }))
const PersonMenu = lazy(load)

/** Who is signed in; pressed, the menu. */
export function PersonChip(props: PersonMenuProps) {
  const [pressed, setPressed] = useState(false)
  const chip = (
    <PersonButton
      displayName={props.person.displayName}
      onPointerEnter={() => void load()}
      onClick={() => setPressed(true)}
    />
  )
  if (!pressed) return chip
  return (
    <Suspense fallback={chip}>
      <PersonMenu {...props} />
    </Suspense>
  )
}
