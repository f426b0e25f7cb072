/**
 * The address of another database on the same server. It also works for socket addresses, which `URL`
 * rejects.
 */
export function databaseAt(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${database}`)
}
