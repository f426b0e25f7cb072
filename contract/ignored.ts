/**
 * Header of an answer that names the query parameters which the operation does not read, parted by commas. An
 * answer to a call without such parameters lacks it (gap 249).
 */
export const IGNORED_HEADER = 'X-Ignored-Parameters'
