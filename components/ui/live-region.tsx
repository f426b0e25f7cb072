/**
 * Announces `message` to screen readers, politely, whenever it changes. Mount it empty before there is a
 * message: a region that is added together with its text is often not announced.
 */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {message}
    </div>
  )
}
