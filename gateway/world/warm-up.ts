import { network } from './air/network/network.ts'

/**
 * Builds the tables that are otherwise built at first use, so that the first caller does not wait for them.
 */
export function warmUp(): void {
  network()
}
