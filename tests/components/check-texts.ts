/**
 * Fails where a text has neighbours in its element: React keeps a node of such a text, which a translator of
 * the browser takes away. Runs at the end of every component test. The lint rule `desk/one-text-child` reads
 * elements as they are written; this sees the children as components have rendered them.
 */
export function checkTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const elements: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const element = text.parentElement
    if (text.data === '' || element === null) continue
    const neighbours = [...element.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
    if (neighbours.length > 1) elements.push(element.outerHTML.slice(0, 200))
  }
  if (elements.length > 0) throw new Error(`texts with neighbours in their element:\n${elements.join('\n')}`)
}
