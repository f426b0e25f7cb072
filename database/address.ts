/** The same address for another user, without a password. It also works for socket addresses. */
export function asUser(url: string, user: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?/, `$1${user}@`)
}
