'use client'

/** The records are away, or something failed: the client can only try again. */
export default function OfferFailed() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[560px] flex-col justify-center gap-3 px-5 py-10">
      <h1 className="text-22 font-bold">The offer cannot be shown at the moment</h1>
      <p className="text-ink2">Nothing was changed. Load the page again in a minute.</p>
    </main>
  )
}
