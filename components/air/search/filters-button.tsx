import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** Opens the filters where the window is too narrow for the rail; shows how many are active. */
export function FiltersButton(props: {
  count: number
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}) {
  const { count } = props
  return (
    <span className="min-[1240px]:hidden">
      <Sheet
        title="Filters"
        open={props.open}
        onOpenChange={props.onOpenChange}
        trigger={
          <Button size="small" aria-keyshortcuts="f" icon={<Icon name="filter" />}>
            <span>{count > 0 ? `Filters, ${count}` : 'Filters'}</span>
            {/* A narrow line has no space for it beside the count of fares. */}
            <Kbd keys="f" className="max-narrow:hidden" />
          </Button>
        }
      >
        {props.children}
      </Sheet>
    </span>
  )
}
