import http from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { listen } from '../subject.ts'
import type { PlainNode } from './plain-rows.tsx'

/** A page of the desk as its first HTML shows it, before any script has been loaded. */
export type StillPage = {
  /** Its document without scripts. */
  html: string
  /** Addresses of its style sheets. */
  styles: string[]
  /** The elements of its body. */
  elements: PlainNode[]
}

/** Reads a page: its own inline scripts put what was streamed in its place, and no script file is loaded. */
export async function readStillPage(page: Page, address: string): Promise<StillPage> {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto(address, { waitUntil: 'load' })
  const still = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, template, link[as=script]')) script.remove()
    const read = (node: Node): PlainNode[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element) || node.matches('noscript, style, link, meta')) return []
      const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
      return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(read) }]
    }
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    return {
      html: `<!doctype html>${document.documentElement.outerHTML}`,
      styles: [...sheets].map(({ href }) => href),
      elements: [...document.body.childNodes].flatMap(read),
    }
  })
  await page.unrouteAll()
  return still
}

/** Serves still pages at the addresses of the desk's. */
export type StillServer = { url: string; put(address: string, page: StillPage): void; close(): Promise<void> }

/**
 * Serves pages of the desk without their scripts. Each waits for the head of the desk's own answer, so that
 * the work of the desk's server counts on both sides; all other files come from the desk.
 */
export async function serveStillPages(deskUrl: string, cookie: string): Promise<StillServer> {
  const pages = new Map<string, Buffer>()
  const { server, url } = await listen((request, response) => {
    const path = request.url ?? '/'
    const page = pages.get(path)
    const asked = { headers: { ...request.headers, host: new URL(deskUrl).host, cookie } }
    const toDesk = http.get(`${deskUrl}${path}`, asked, (answer) => {
      if (!page) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      }
      answer.destroy()
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
      response.writeHead(200, headers).end(page)
    })
    toDesk.on('error', () => response.destroy())
  })
  return {
    url,
    put: (address, page) => void pages.set(address, gzipSync(page.html)),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
