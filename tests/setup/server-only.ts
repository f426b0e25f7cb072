// Stands in for the `server-only` package, whose one job is to refuse browsers.
export {}
