import type { MapArea, Position, Town } from '../../lib/map/area.ts'
import type { Point } from '../../lib/map/box.ts'
import type { MapColours } from './map-colours.ts'
import { reachPixels } from './map-style.ts'
import type { MapView, Spot } from './map-view.ts'
import { ringAround } from './rings.ts'

/** What a picture of the desk's own map shows. */
export type Picture = {
  area: MapArea
  view: MapView
  colours: MapColours
  centre: Point | null
  ringsKm: readonly number[]
}

/** Towns from these populations on have their name, from these zooms on; as in the map's own style. */
const NAMED_FROM = [
  { zoom: 11, population: 0 },
  { zoom: 9.5, population: 8_000 },
  { zoom: 8, population: 30_000 },
  { zoom: 6, population: 150_000 },
  { zoom: 0, population: 400_000 },
]

/** The desk's own map as a picture: the same land, towns, borders, rings and names as on the map itself. */
export function MapPicture({ picture }: { picture: Picture }) {
  const { area, view, colours, centre } = picture
  const { width, height } = view.size
  const rings = centre ? picture.ringsKm.map((km) => ({ km, line: ringAround(centre, km) })) : []
  const text = { fontSize: 11, fill: colours.text, stroke: colours.halo, strokeWidth: 3 }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full font-sans"
      textAnchor="middle"
      paintOrder="stroke"
    >
      <radialGradient id="map-lived">
        <stop offset="0.4" stopColor={colours.lived} />
        <stop offset="1" stopColor={colours.lived} stopOpacity="0" />
      </radialGradient>
      <rect width={width} height={height} fill={colours.water} />
      <path
        d={area.land
          .flat()
          .map((ring) => pathOf(view, ring))
          .join('')}
        fill={colours.land}
        fillRule="evenodd"
      />
      <g fill="url(#map-lived)" opacity={Math.max(0.15, 0.55 - Math.max(0, view.zoom - 10) * 0.133)}>
        {area.towns.map(
          (town) => inView(view, town, REACH_PX) && <Lived key={keyOf(town)} town={town} view={view} />,
        )}
      </g>
      <path
        d={area.borders.map((line) => pathOf(view, line)).join('')}
        fill="none"
        stroke={colours.border}
        strokeDasharray="4 3"
      />
      {rings.map(({ km, line }) => (
        <path key={km} d={pathOf(view, line)} fill="none" stroke={colours.ring} />
      ))}
      {rings.map(({ km, line }) => {
        const { x, y } = spotAt(view, line[0] ?? [0, 0])
        return <text key={km} x={x} y={y + 4} {...text}>{`${km} km`}</text>
      })}
      {namedTowns(area.towns, view).map(({ town, spot, size }) => (
        <text key={keyOf(town)} x={spot.x} y={spot.y + size / 3} {...text} fontSize={size}>
          {town.name}
        </text>
      ))}
      <text x={width - 8} y={height - 8} {...text} fontSize={10} textAnchor="end">
        Natural Earth | GeoNames
      </text>
    </svg>
  )
}

/** Towns so many pixels outside may still reach into the picture. */
const REACH_PX = 200

function Lived({ town, view }: { town: Town; view: MapView }) {
  const { x, y } = view.spotOf(town)
  return <circle cx={x} cy={y} r={reachPixels(town.lat, town.population) * 2 ** (view.zoom - 8)} />
}

/** The towns that are named, largest first; a name that would touch another one is left out. */
function namedTowns(towns: readonly Town[], view: MapView): { town: Town; spot: Spot; size: number }[] {
  const least = NAMED_FROM.find(({ zoom }) => view.zoom >= zoom)?.population ?? 0
  const named: { town: Town; spot: Spot; size: number; wide: number }[] = []
  for (const town of towns) {
    if (town.population < least || !inView(view, town, 0)) continue
    const spot = view.spotOf(town)
    const size = sizeOf(town)
    const wide = town.name.length * size * 0.55 + 12
    const isFree = named.every(
      (other) =>
        Math.abs(other.spot.x - spot.x) > (other.wide + wide) / 2 ||
        Math.abs(other.spot.y - spot.y) > size + 12,
    )
    if (isFree) named.push({ town, spot, size, wide })
  }
  return named
}

function sizeOf({ population }: Town): number {
  return population >= 1_000_000 ? 15 : population >= 200_000 ? 13 : population >= 30_000 ? 12 : 11
}

function inView(view: MapView, at: Point, around: number): boolean {
  const { x, y } = view.spotOf(at)
  return x >= -around && y >= -around && x <= view.size.width + around && y <= view.size.height + around
}

function pathOf(view: MapView, line: readonly Position[]): string {
  const steps = line.map((at) => {
    const { x, y } = spotAt(view, at)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${steps.join('L')}`
}

function spotAt(view: MapView, [lng, lat]: Position): Spot {
  return view.spotOf({ lng, lat })
}

function keyOf({ name, lat, lng }: Town): string {
  return `${name} ${lat} ${lng}`
}
