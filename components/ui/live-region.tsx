/**
 * Speaks `message` politely whenever it changes. Keep it mounted and empty before there is something to say:
 * a region that arrives together with its words is often not read out.
 */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {message}
    </div>
  )
}
