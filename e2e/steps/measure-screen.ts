/** The input of a measurement: the width of the window, and texts that must never be cut. */
type Measure = { width: number; never: readonly string[] }

/**
 * Runs in the page and lists the faults of its layout, a line for each: content that is wider than its place,
 * controls that something covers, words that are broken in the middle. An open window is measured alone,
 * because nobody can reach the page behind it.
 */
export function measureScreen({ width, never }: Measure): string[] {
  const MOST_LINES = 4
  /** Wider words fit on no line, beside the margins and the beginning of a row. */
  const widestWord = width - 120
  const faults = new Set<string>()
  const pen = document.createElement('canvas').getContext('2d')

  type Shown = { element: HTMLElement; style: CSSStyleDeclaration }
  const windows = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"]')].filter(
    (one) => one.getBoundingClientRect().width > 0,
  )
  const root = windows.at(-1) ?? document.body
  const shown = everythingShown(root)
  measurePage()
  for (const one of shown) {
    measureBox(one)
    measureText(one)
  }
  for (const drawing of root.querySelectorAll('svg')) measureDrawing(drawing)
  measureControls()
  return [...faults]

  function tell(element: Element, fault: string): void {
    faults.add(`${nameOf(element)} ${fault}`)
  }

  /**
   * All elements that are drawn. Left out are texts for screen readers alone, pictures, and the marks of a
   * map, which lie over each other as their places do.
   */
  function everythingShown(from: HTMLElement): Shown[] {
    const shown: Shown[] = []
    const visit = (element: HTMLElement) => {
      const style = getComputedStyle(element)
      if (style.visibility === 'hidden' || element.closest('svg, select, .maplibregl-map, [data-pins]'))
        return
      if (style.display !== 'contents' && !element.checkVisibility()) return
      const box = element.getBoundingClientRect()
      const isForReader = style.position === 'absolute' && (box.width <= 1 || style.clipPath !== 'none')
      const isNothing = box.width <= 1 && box.height <= 1 && style.display !== 'contents'
      if (
        isForReader ||
        (isNothing && element.childElementCount === 0) ||
        style.clipPath.startsWith('inset(')
      )
        return
      shown.push({ element, style })
      for (const child of element.children) if (child instanceof HTMLElement) visit(child)
    }
    visit(from)
    return shown
  }

  function measurePage(): void {
    const page = document.scrollingElement
    if (page && page.scrollWidth > page.clientWidth)
      faults.add(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth} px`)
  }

  function measureBox({ element, style }: Shown): void {
    const more = element.scrollWidth - element.clientWidth
    const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip'
    const text = element.innerText.trim()
    if (element.clientWidth === 0 || text === '') return
    if (more > 1) {
      if (isCut && style.textOverflow === 'ellipsis') {
        const isLost = never.some((one) => text.toUpperCase().includes(one.toUpperCase()))
        if (isLost || /^[-+]?\$[\d,.]+$/.test(text)) tell(element, `is shortened by ${more} px`)
      } else if (isCut) tell(element, `is cut by ${more} px at its side`)
      else if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
        // A strip may scroll; a screen, a window or a table that does has lost its last columns. A
        // comparison side by side scrolls in its own window.
        const isComparison = element.closest('[role="dialog"]') !== null && element.tabIndex === 0
        if (!isComparison && (element.matches('main, [role="dialog"]') || element.querySelector('table')))
          tell(element, `scrolls sideways by ${more} px`)
      } else if (isTextBox(element)) tell(element, `is ${more} px wider than its place`)
    }
    const below = element.scrollHeight - element.clientHeight
    const isClamped = style.webkitLineClamp !== 'none'
    // A map ends at its frame, and its marks do not.
    const isMap = element.querySelector('[data-pins]') !== null
    if (style.overflowY === 'hidden' && below > 2 && !isClamped && !isMap)
      tell(element, `is cut by ${below} px below`)
  }

  /** Whether the element holds text itself, and nothing that is laid out apart. */
  function isTextBox(element: HTMLElement): boolean {
    return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  }

  function measureText({ element, style }: Shown): void {
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue
      const lines = linesOf(node, 0, node.length)
      if (lines < 2) continue
      if (lines > MOST_LINES && element.closest('tr, li, [role="listitem"], [role="row"]'))
        tell(element, `takes ${lines} lines of its row`)
      if (style.whiteSpace.startsWith('pre') || style.wordBreak === 'break-all') continue
      for (const { 0: word, index } of node.data.matchAll(
        /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*/gu,
      )) {
        if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(word)) continue
        if (linesOf(node, index, index + word.length) < 2 || widthOf(word, style) > widestWord) continue
        tell(element, `breaks “${word}” in the middle`)
      }
    }
  }

  /** Texts of a drawing must stay in its card and apart from each other. */
  function measureDrawing(drawing: SVGSVGElement): void {
    if (!drawing.checkVisibility()) return
    const texts = [...drawing.querySelectorAll('text')].map((text) => ({
      text,
      box: text.getBoundingClientRect(),
    }))
    const card = (drawing.closest('.card') ?? root).getBoundingClientRect()
    for (const [at, { text, box }] of texts.entries()) {
      if (box.left < card.left || box.right > card.right)
        faults.add(`“${text.textContent}” leaves its drawing`)
      for (const { text: next, box: other } of texts.slice(at + 1)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
        if (across > 2 && down > 3) faults.add(`“${text.textContent}” lies over “${next.textContent}”`)
      }
    }
  }

  /** On how many lines a part of a text stands. */
  function linesOf(node: Text, from: number, to: number): number {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    const lines: number[] = []
    for (const { top, bottom, width: wide } of range.getClientRects()) {
      const middle = (top + bottom) / 2
      if (wide > 0 && !lines.some((line) => Math.abs(line - middle) < 4)) lines.push(middle)
    }
    return lines.length
  }

  function widthOf(word: string, style: CSSStyleDeclaration): number {
    if (!pen) return 0
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    return pen.measureText(word).width
  }

  function measureControls(): void {
    const wanted =
      'a[href], button, input, textarea, summary, [role="button"], [role="option"], [role="menuitem"]'
    const places = [...document.querySelectorAll('*')].filter(
      (one) => one.scrollTop > 0 || one.scrollLeft > 0,
    )
    const before = places.map((one) => ({ one, top: one.scrollTop, left: one.scrollLeft }))
    for (const { element } of shown) {
      if (!element.matches(wanted) || element.closest('[inert], [aria-hidden="true"]')) continue
      if (element.matches(':disabled, [type="range"], [aria-disabled="true"]')) continue
      measureControl(element)
    }
    for (const { one, top, left } of before) one.scrollTo(left, top)
  }

  function measureControl(element: HTMLElement): void {
    if (!isInWindow(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = element.getClientRects()[0]
    if (!box) return
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const label = element.closest('label')
    const hit = document.elementFromPoint(x, y)
    if (hit === null) return tell(element, 'is outside the window')
    if (element.contains(hit) || label?.contains(hit)) return
    tell(element, `is covered by ${nameOf(hit)}`)
  }

  function isInWindow(element: HTMLElement): boolean {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit)
  }

  /** The name that a person would give the element, and its place. */
  function nameOf(element: Element): string {
    const own = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? ''
    const words = own.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
    const place = element.parentElement?.closest('[aria-label], [role="dialog"], main, header, nav')
    const where = place?.getAttribute('aria-label') ?? place?.getAttribute('role') ?? place?.localName ?? ''
    const classes = (element.getAttribute('class') ?? '').split(' ').slice(0, 4).join('.')
    return `[${where}] <${element.localName}.${classes}> “${words}”`
  }
}
