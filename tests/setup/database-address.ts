/** The same server's address with another database in it. Works for socket addresses, which `URL` refuses. */
export function databaseAt(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${database}`)
}
