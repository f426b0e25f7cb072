import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** Where the rail has no room: the filters behind a button, which says how many are in use. */
export function FiltersButton({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className="min-[1240px]:hidden">
      <Sheet
        title="Filters"
        trigger={
          <Button size="small" icon={<Icon name="filter" />}>
            {count > 0 ? `Filters, ${count}` : 'Filters'}
          </Button>
        }
      >
        {children}
      </Sheet>
    </span>
  )
}
