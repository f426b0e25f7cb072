import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF as a reader shows it for copying. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(document, { mergePages: true })
  await document.loadingTask.destroy()
  return text
}
