import { createElement, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

// The peer of the bars about the first row and the longest task: rows of the same elements, classes and
// texts as the desk's, drawn by React alone. It reads only the first event of the stream, keeps no fares and
// has no handlers, filters or measured heights.

/** An element as the desk has drawn it: its tag, its attributes and what it contains; or a text. */
export type PlainNode = string | { tag: string; attributes: Record<string, string>; children: PlainNode[] }

declare global {
  interface Window {
    /** The rows to draw, and the body of the search whose first event is awaited; null for none. */
    benchPlain: { rows: PlainNode[]; body: string | null }
  }
}

function Screen() {
  const [shown, setShown] = useState(false)
  const search = async () => {
    if (window.benchPlain.body !== null) await firstEvent(window.benchPlain.body)
    setShown(true)
  }
  return (
    <>
      <button type="button" onClick={search}>
        Search plainly
      </button>
      {shown && <ul data-plain-rows="">{window.benchPlain.rows.map(drawn)}</ul>}
    </>
  )
}

function drawn(node: PlainNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { class: className, style, ...attributes } = node.attributes
  const properties = {
    ...attributes,
    key,
    className,
    style: style === undefined ? undefined : styleOf(style),
  }
  return createElement(node.tag, properties, ...node.children.map(drawn))
}

function styleOf(text: string): Record<string, string> {
  const parts = text.split(';').flatMap((part) => {
    const [name, value] = part.split(/:(.*)/s).map((side) => side.trim())
    return name && value ? [[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]] : []
  })
  return Object.fromEntries(parts) as Record<string, string>
}

async function firstEvent(body: string): Promise<void> {
  const response = await fetch('/api/read/air.low-fare-search-incremental', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-desk': '1' },
    body,
  })
  if (!response.ok || !response.body) throw new Error(`the search answered ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n\n')) {
    const { done, value } = await reader.read()
    if (done) throw new Error('the search gave no event')
    text += value
  }
  JSON.parse(/^data: ?(.*)$/m.exec(text)?.[1] ?? '')
  void reader.cancel()
}

const root = document.createElement('div')
// In the top layer, where no other part of the page reacts to the mouse.
root.setAttribute('popover', 'manual')
root.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; overflow: auto'
document.body.append(root)
root.showPopover()
createRoot(root).render(<Screen />)
