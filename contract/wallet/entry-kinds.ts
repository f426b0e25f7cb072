/** Kinds of wallet movement (gap 86; interface, assumed operations). zod-free. */
export const walletEntryKinds = ['seed', 'hold', 'release', 'charge', 'refund', 'credit'] as const
export type WalletEntryKind = (typeof walletEntryKinds)[number]
