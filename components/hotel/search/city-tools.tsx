import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The filters button where the window is too narrow for the rail, and the switch between list and map. */
export function CityTools(props: {
  chosenCount: number
  mapShown: boolean
  onFilters: () => void
  onMap: () => void
}) {
  return (
    <div className="flex shrink-0 gap-2">
      <Button
        size="small"
        icon={<Icon name="filter" />}
        keys="f"
        onClick={props.onFilters}
        className="min-[1240px]:hidden"
      >
        {props.chosenCount > 0 ? `Filters, ${props.chosenCount}` : 'Filters'}
      </Button>
      <Button size="small" keys="m" onClick={props.onMap}>
        {props.mapShown ? 'Hide map' : 'Map'}
      </Button>
    </div>
  )
}
