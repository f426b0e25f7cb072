import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import { AttributionControl, getVersion, Map, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'

// `scripts/ensure/assets.mjs` fills `public/map`. Browsers keep the file until the version changes.
setWorkerUrl(`/map/worker.mjs?v=${getVersion()}`)

/** The parts of the map library that the desk uses. This module is loaded only when a map is shown. */
export const maplibre = { AttributionControl, Map, Marker, NavigationControl }

/** The library as loaded. */
export type MapLibrary = typeof maplibre
