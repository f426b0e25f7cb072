/** A person of the sandbox's seed, listed on the sign-in page. */
export type DemoPerson = { office: string; user: string; name: string; what: string; secret: string }
