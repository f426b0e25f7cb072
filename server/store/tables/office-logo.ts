import 'server-only'

/** The logo on an office's papers: PNG that the desk drew, and its size in pixels. */
export type OfficeLogoTable = {
  office_id: string
  image: Buffer
  width: number
  height: number
  changed_by: string
  changed_at: Date
}
