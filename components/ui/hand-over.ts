type Control = HTMLInputElement | HTMLButtonElement
type Caret = { start: number | null; end: number | null }

/**
 * What a control leaves to its like that takes its place: whether it had the focus, and where the caret of its text stood.
 * `give` and `take` are refs of the two.
 */
export type HandOver = {
  give: (control: Control | null) => (() => void) | undefined
  take: (control: Control | null) => void
}

/** A change of place that is still to come. */
export function handOver(): HandOver {
  let left: Caret | null = null
  return {
    give: (control) => {
      if (control === null) return
      return () => {
        const isInput = control instanceof HTMLInputElement
        const caret = isInput
          ? { start: control.selectionStart, end: control.selectionEnd }
          : { start: null, end: null }
        left = document.activeElement === control ? caret : null
      }
    },
    take: (control) => {
      if (control === null || left === null) return
      const { start, end } = left
      left = null
      control.focus({ preventScroll: true })
      if (control instanceof HTMLInputElement) control.setSelectionRange(start, end)
    },
  }
}
