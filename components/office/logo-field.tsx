'use client'

import { useRef } from 'react'
import { MOST_LOGO_BYTES } from '../../lib/office/letterhead.ts'
import type { LogoView, SettingsOutcome } from '../../lib/office/settings-view.ts'
import { saveOfficeLogo } from '../../server/office/actions.ts'
import { Button } from '../ui/button.tsx'
import { useSaving } from './use-save-settings.ts'

const TOO_LARGE = { kind: 'refused', message: 'The file is larger than 200 KB.' } as const

/** Chooses the logo of the papers, which is saved at once, or removes it. */
export function LogoField({ logo }: { logo: LogoView | null }) {
  const input = useRef<HTMLInputElement>(null)
  const { outcome, pending, saveBy } = useSaving()

  function choose(file: File | undefined) {
    if (!file) return
    void saveBy(async () => {
      if (file.size > MOST_LOGO_BYTES) return TOO_LARGE
      return saveOfficeLogo(new Uint8Array(await file.arrayBuffer()))
    })
  }

  return (
    <div className="flex flex-col gap-1">
      <span className="text-12 font-medium text-ink2">Logo</span>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Logo file"
          accept="image/png,image/jpeg,image/svg+xml"
          onChange={({ target }) => {
            choose(target.files?.[0])
            // The same file can be chosen again, once it has been mended.
            target.value = ''
          }}
        />
        <Button pending={pending} onClick={() => input.current?.click()}>
          {logo === null ? 'Choose a file' : 'Replace'}
        </Button>
        {logo !== null && (
          <Button variant="quiet" disabled={pending} onClick={() => void saveBy(() => saveOfficeLogo(null))}>
            Remove
          </Button>
        )}
        <p role="status" className={outcome?.kind === 'refused' ? 'text-bad' : 'text-ink2'}>
          {logoText(outcome)}
        </p>
      </div>
      <p className="text-12 text-ink2">PNG, JPEG or SVG, up to 200 KB.</p>
    </div>
  )
}

function logoText(outcome: SettingsOutcome | null): string | null {
  if (outcome?.kind === 'refused') return outcome.message
  return outcome?.kind === 'saved' ? 'Saved.' : null
}
