import { network } from './air/network/network.ts'

/** Makes the tables that are otherwise made at first use, so that the first caller does not wait for them. */
export function warmUp(): void {
  network()
}
