import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PapersCard } from '../../../components/office/papers-card.tsx'
import { saveOfficeLogo, saveOfficeSettings } from '../../../server/office/actions.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// What an admin writes for the papers, and the preview beside it.

const preview = () => screen.getByRole('figure')
const saveButton = () => screen.getByRole('button', { name: 'Save papers' })

test('the preview follows what is typed, and only what can be printed is saved', async () => {
  vi.mocked(saveOfficeSettings).mockResolvedValue({ kind: 'saved', changed: 1 })
  const { user } = renderDesk(<PapersCard officeName="Aurora Travel" letterhead={null} logo={null} />)
  expect(preview().textContent).toBe('PreviewAurora TravelItinerary')
  await user.type(screen.getByLabelText('Legal name'), 'Aurora GmbH')
  await user.type(screen.getByLabelText('Tax number'), 'ATU1')
  await user.type(screen.getByLabelText('Footer'), 'FN 1a')
  expect(preview().textContent).toBe('PreviewAurora GmbHTax number ATU1ItineraryFN 1a')

  await user.type(screen.getByLabelText('Accent colour'), '#ffd400')
  await user.click(saveButton())
  await waitFor(() => expect(describedBy(screen.getByLabelText('Accent colour'))).toContain('Too light'))
  expect(saveOfficeSettings).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Accent colour'))
  await user.type(screen.getByLabelText('Accent colour'), '1A56DB')
  await user.click(saveButton())
  expect(await screen.findByText('Saved: 1 change.')).toBeDefined()
  expect(saveOfficeSettings).toHaveBeenCalledWith({
    letterhead: expect.objectContaining({
      legalName: 'Aurora GmbH',
      footer: 'FN 1a',
      accent: '#1a56db',
    }) as unknown,
  })
})

test('a file that is no logo gets a sentence, and one that is too large is not sent', async () => {
  vi.mocked(saveOfficeLogo).mockResolvedValue({ kind: 'refused', message: 'The file is damaged.' })
  renderDesk(<PapersCard officeName="Aurora Travel" letterhead={null} logo={null} />)
  const choose = (bytes: number) =>
    fireEvent.change(screen.getByLabelText('Logo file'), {
      target: { files: [new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })] },
    })
  choose(200_001)
  expect(await screen.findByText('The file is larger than 200 KB.')).toBeDefined()
  expect(saveOfficeLogo).not.toHaveBeenCalled()
  choose(3)
  expect(await screen.findByText('The file is damaged.')).toBeDefined()
  expect(saveOfficeLogo).toHaveBeenCalledWith(new Uint8Array(3))
})

test('a logo stands in the preview in place of the name, and can be removed', async () => {
  vi.mocked(saveOfficeLogo).mockResolvedValue({ kind: 'saved', changed: 1 })
  const logo = { src: 'data:image/png;base64,', width: 720, height: 250 }
  const { user } = renderDesk(<PapersCard officeName="Aurora Travel" letterhead={null} logo={logo} />)
  expect(within(preview()).getByRole('img', { name: 'Logo' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(saveOfficeLogo).toHaveBeenCalledWith(null))
})
