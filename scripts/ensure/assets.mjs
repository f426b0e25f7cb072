import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/**
 * Copies what packages hold for browsers to `public/`: the worker of the map library. With an address of its
 * own it needs no policy that lets scripts out of blobs.
 */
export async function ensureAssets() {
  const folder = path.join(root, 'public', 'map')
  mkdirSync(folder, { recursive: true })
  const worker = path.join(root, 'node_modules', 'maplibre-gl', 'dist', 'maplibre-gl-worker.mjs')
  copyFileSync(worker, path.join(folder, 'worker.mjs'))
}
