/**
 * The address of another database on the same server. It also works for socket addresses, which `URL`
 * rejects.
 */
export function databaseAt(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${database}`)
}

/** The same database, or another one, for another user; null keeps the user. */
export function databaseAs(url: string, user: string | null, database?: string): string {
  const named = user === null ? url : url.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?/, `$1${user}@`)
  return database === undefined ? named : databaseAt(named, database)
}
