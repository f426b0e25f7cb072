import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../../scripts/ensure/browser.mjs'
import { answers } from '../answers.ts'

/**
 * Runs a browser that another program drives through its debugging port, and ends it. Lighthouse cannot share
 * one with Playwright, which attaches to every page of the browsers that it starts.
 */
export async function withDebuggedBrowser<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const executable = await findBrowser()
  if (!executable) throw new Error('There is no browser to measure with.')
  const folder = await mkdtemp(path.join(tmpdir(), 'travel-desk-browser-'))
  const port = 3700 + Math.floor(Math.random() * 90)
  const args = [
    ...['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--no-first-run'],
    ...['--disable-background-networking', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`],
  ]
  const browser = spawn(executable, [...args, 'about:blank'], { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  try {
    await answers(`http://127.0.0.1:${port}/json/version`)
    return await use(port)
  } finally {
    browser.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
