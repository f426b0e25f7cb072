'use client'

import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { useOpener } from '../ui/use-opener.ts'
import type { PersonItemsProps } from './person-items.tsx'

const PersonItems = lateWindow(() => import('./person-items.tsx').then((module) => module.PersonItems))
const MarkupDialog = lateWindow(() => import('./markup-dialog.tsx').then((module) => module.MarkupDialog))
const ToleranceDialog = lateWindow(() =>
  import('./tolerance-dialog.tsx').then((module) => module.ToleranceDialog),
)

/**
 * The button of the user menu and the menu.
 * @param props.className class of the button
 */
export function PersonMenu(
  props: Omit<PersonItemsProps, 'onMarkup' | 'onTolerance'> & { className: string },
) {
  const { className, ...items } = props
  const [markupOpen, setMarkupOpen] = useState(false)
  const [toleranceOpen, setToleranceOpen] = useState(false)
  const { button, opener, isOpen, change } = useOpener(
    {},
    <button type="button" className={className}>
      <Icon name="person" className="text-ink2 narrow:hidden" />
      <span className="max-w-40 truncate max-narrow:sr-only">{shortName(props.person.displayName)}</span>
      <span className="sr-only">, account menu</span>
    </button>,
    'menu',
  )
  return (
    <>
      {button}
      <PersonItems
        {...items}
        onMarkup={() => setMarkupOpen(true)}
        onTolerance={() => setToleranceOpen(true)}
        open={isOpen}
        onOpenChange={change}
        opener={opener}
      />
      <MarkupDialog open={markupOpen} onOpenChange={setMarkupOpen} />
      <ToleranceDialog open={toleranceOpen} onOpenChange={setToleranceOpen} />
    </>
  )
}

/** `Maya Lindqvist` becomes `Maya L.` */
function shortName(displayName: string): string {
  const [first = displayName, ...others] = displayName.split(' ')
  const last = others.at(-1)
  return last ? `${first} ${last.charAt(0)}.` : first
}
