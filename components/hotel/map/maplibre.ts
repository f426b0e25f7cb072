import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { AttributionControl, getVersion, Map, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'

// `public/map` is filled by `scripts/ensure/assets.mjs`. Browsers keep the file until the version changes.
setWorkerUrl(`/map/worker.mjs?v=${getVersion()}`)

/** What the desk uses of the map library. This module is loaded when a map is shown, and not before. */
export const maplibre = { AttributionControl, Map, Marker, NavigationControl }

/** The library as loaded. */
export type MapLibrary = typeof maplibre
