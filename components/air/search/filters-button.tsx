import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** Opens the filters where the window is too narrow for the rail; shows how many are active. */
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
