import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { installPackage } from './apt.mjs'
import { pinnedNode, root, runs, say, timed } from './steps.mjs'

/** Finds a browser, or installs one. @throws Error with one sentence when neither works. */
export async function ensureBrowser() {
  if (await findBrowser()) return
  timed('browser', install)
  const found = await findBrowser()
  if (!found)
    throw new Error('There is no browser to test with: install Chromium and set CHROMIUM_PATH to it.')
  say(`browser: ${found}`)
}

/**
 * Absolute path of a Chromium or Chrome that starts, or null. The one without a window comes first: it is the
 * same engine, and its own process does less.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const known = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    await playwrightsOwn(),
  ]
  return known.find((file) => file && existsSync(file) && starts(file)) ?? null
}

/** Some systems have a stub there that only says how to install the real one. @param {string} file */
function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

function install() {
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  // Without --with-deps, which is slow to fail when the browser's download host cannot be reached.
  if (runs(pinnedNode(), [playwright, 'install', 'chromium'])) return
  installPackage(['chromium-headless-shell', 'chromium'])
}
