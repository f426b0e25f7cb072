import { distributeCommand } from '../../database/distribute.ts'
import { gatewayPlacement } from '../store/placement.ts'

// The gateway's part of `npm run distribute`.

await distributeCommand('gateway', gatewayPlacement, () => process.env['GATEWAY_DATABASE_URL'] ?? '')
