import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { AttributionControl, getVersion, Map, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'

setWorkerUrl(`/api/map/worker?v=${getVersion()}`)

/** What the desk uses of the map library. This module is loaded when a map is shown, and not before. */
export const maplibre = { AttributionControl, Map, Marker, NavigationControl }

/** The library as loaded. */
export type MapLibrary = typeof maplibre
