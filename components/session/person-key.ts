/** Names the person whose tabs these are. */
export function personKey(of: {
  environment: string
  person: { officeName: string; userName: string }
}): string {
  return [of.environment, of.person.officeName, of.person.userName].join('\n')
}
