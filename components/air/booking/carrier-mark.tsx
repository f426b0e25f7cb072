/** The mark of a carrier as the gateway serves it; decoration, since the flight number names the carrier. */
export function CarrierMark({ code }: { code: string }) {
  return (
    // Logos come from our own origin and are never optimised: the image component would add nothing here.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={`/api/logo/${encodeURIComponent(code)}`}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      className="size-7 shrink-0 rounded-control bg-sunk"
    />
  )
}
