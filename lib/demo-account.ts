/** A person of the sandbox's seed, offered on the sign-in page. */
export type DemoAccount = { office: string; user: string; name: string; what: string; secret: string }
