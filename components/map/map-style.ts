import type { Feature, FeatureCollection } from 'geojson'
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapArea, Position } from '../../lib/map/area.ts'
import type { Point } from '../../lib/map/box.ts'
import { ringAround } from './rings.ts'
import type { MapColours } from './map-colours.ts'

/** Kilometres of the rings around a centre: the distances of the hotel filters, and one more. */
export const CITY_RINGS = [1, 3, 5, 10] as const

type Layer = StyleSpecification['layers'][number]

/**
 * The desk's own basemap as a style: no tiles, no glyph files, nothing from other hosts. Labels use a font of
 * the page.
 * @param centre the centre of the rings of `ringsKm`; null for no rings
 * @param font the font family name by which the browser knows the desk's font
 */
export function ownStyle(options: {
  area: MapArea
  colours: MapColours
  font: string
  centre: Point | null
  ringsKm: readonly number[]
}): StyleSpecification {
  const { area, centre, ringsKm } = options
  const rings = centre ? ringsKm.map((km) => ({ km, line: ringAround(centre, km) })) : []
  return {
    version: 8,
    sources: {
      land: source(
        [{ ...NOTHING, geometry: { type: 'MultiPolygon', coordinates: copied(area.land) } }],
        'Natural Earth',
      ),
      borders: source([
        { ...NOTHING, geometry: { type: 'MultiLineString', coordinates: copied(area.borders) } },
      ]),
      towns: source(area.towns.map(townFeature), 'GeoNames'),
      rings: source(
        rings.map(({ line }) => ({
          ...NOTHING,
          geometry: { type: 'LineString', coordinates: copied(line) },
        })),
      ),
      ringNames: source(
        rings.map(({ km, line }) => point(line[0] ?? [0, 0], { name: `${km} km` })), // The northern point.
      ),
    },
    layers: layersOf(options.colours, options.font),
  }
}

const NOTHING = { type: 'Feature', properties: null } as const

/** `reach` is in pixels at zoom 8; it doubles with each zoom level. */
const TOWN_RADIUS: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  4,
  ['/', ['get', 'reach'], 16],
  8,
  ['get', 'reach'],
  18,
  ['*', ['get', 'reach'], 1024],
]

function layersOf(colours: MapColours, font: string): Layer[] {
  const text = { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 }
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
    {
      id: 'lived',
      type: 'circle',
      source: 'towns',
      paint: {
        'circle-color': colours.lived,
        'circle-blur': 0.6,
        // At high zoom a disc says nothing about streets.
        'circle-opacity': ['interpolate', ['linear'], ['zoom'], 10, 0.55, 13, 0.15],
        'circle-pitch-alignment': 'map',
        'circle-radius': TOWN_RADIUS,
      },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
    { id: 'rings', type: 'line', source: 'rings', paint: { 'line-color': colours.ring, 'line-width': 1 } },
    {
      id: 'ring-names',
      type: 'symbol',
      source: 'ringNames',
      layout: { 'text-field': ['get', 'name'], 'text-font': [font], 'text-size': 11 },
      paint: text,
    },
    {
      id: 'town-names',
      type: 'symbol',
      source: 'towns',
      // Small towns appear only at higher zoom.
      filter: [
        '>=',
        ['get', 'population'],
        ['step', ['zoom'], 400_000, 6, 150_000, 8, 30_000, 9.5, 8_000, 11, 0],
      ],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [font],
        'text-size': ['step', ['get', 'population'], 11, 30_000, 12, 200_000, 13, 1_000_000, 15],
        'text-padding': 6,
        'symbol-sort-key': ['-', 0, ['get', 'population']],
      },
      paint: text,
    },
  ]
}

function townFeature({ name, lat, lng, population }: MapArea['towns'][number]): Feature {
  return point([lng, lat], { name, population, reach: reachPixels(lat, population) })
}

/**
 * The radius of a town with this population in pixels at zoom 8, where a pixel at the equator is 306 metres.
 */
export function reachPixels(lat: number, population: number): number {
  const metres = 7 * Math.sqrt(population) + 200
  return metres / (306 * Math.max(0.1, Math.cos((lat * Math.PI) / 180)))
}

function point(at: Position, properties: Record<string, string | number>): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [...at] } }
}

function source(features: Feature[], attribution?: string): StyleSpecification['sources'][string] {
  const data: FeatureCollection = { type: 'FeatureCollection', features }
  return { type: 'geojson', data, ...(attribution === undefined ? {} : { attribution }) }
}

/** The library's types require mutable arrays. */
function copied<T>(coordinates: readonly T[]): never {
  return coordinates as never
}
