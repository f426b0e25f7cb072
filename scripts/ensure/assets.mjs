import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureFonts } from './fonts.mjs'
import { root } from './steps.mjs'

/** What the desk serves of packages: small files of the typefaces, and the worker of the map library. */
export async function ensureAssets() {
  await ensureFonts()
  copyMapWorker()
}

/** To `public/`: with an address of its own the worker needs no policy that lets scripts out of blobs. */
function copyMapWorker() {
  const folder = path.join(root, 'public', 'map')
  mkdirSync(folder, { recursive: true })
  const worker = path.join(root, 'node_modules', 'maplibre-gl', 'dist', 'maplibre-gl-worker.mjs')
  copyFileSync(worker, path.join(folder, 'worker.mjs'))
}
