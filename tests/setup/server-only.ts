// Replaces the `server-only` package, whose only purpose is to fail in browsers.
export {}
