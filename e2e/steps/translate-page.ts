/** Where a browser's translator puts no elements. */
const LEFT_ALONE = 'script, style, noscript, textarea, title, option, svg, font, .maplibregl-map'

/**
 * Changes a document as the translator of Chrome does: each text node is replaced by a text in two `<font>`
 * elements, now and whenever one is added. It runs in the page, so it uses nothing from outside.
 * @param options.marked true to replace also texts that are marked with `translate="no"`
 * @returns the texts that had neighbours in their element, which React keeps a node of, and a way to stop
 */
export function translatePage(
  root: Node,
  options: { leftAlone: string; marked: boolean },
): { beside: string[]; stop: () => void } {
  const beside: string[] = []
  const skipped = options.marked ? options.leftAlone : `${options.leftAlone}, [translate="no"]`

  function wrap(text: Text): void {
    const element = text.parentElement
    if (element === null || text.data === '' || element.closest(skipped)) return
    const neighbours = [...element.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
    if (neighbours.length > 1) beside.push(`${text.data} in ${element.outerHTML.slice(0, 200)}`)
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }

  function wrapBelow(node: Node): void {
    if (node instanceof Text) return wrap(node)
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) wrap(text)
  }

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) wrapBelow(node)
    }
  })
  wrapBelow(root)
  observer.observe(root, { childList: true, subtree: true })
  return { beside, stop: () => observer.disconnect() }
}

/** Options of `translatePage` that translate every text, also marked ones. */
export const everyText = { leftAlone: LEFT_ALONE, marked: true }
