/**
 * True for a press on the button of a popup, or for the focus moving to it: the button itself closes the
 * popup then. Closed by the library too, it would open again.
 */
export function isOn(button: HTMLElement | null, event: Event): boolean {
  const at = event instanceof FocusEvent ? event.relatedTarget : event.target
  return button !== null && at instanceof Node && button.contains(at) && !(event instanceof KeyboardEvent)
}
