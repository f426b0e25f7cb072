/** The sentence of a refusal for an agent: without the name that a field has in the request. */
export function refusalSentence(message: string): string {
  const said = message.replace(/^[\w.]+: /, '').replace(/[.\s]*$/, '')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
