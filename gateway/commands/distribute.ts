import { distributeCommand } from '../../database/distribute.ts'
import { gatewayPlacement } from '../store/placement.ts'

// The gateway's part of `npm run distribute`.

const url = () => process.env['MIGRATION_DATABASE_URL'] || process.env['GATEWAY_DATABASE_URL'] || ''
await distributeCommand('gateway', gatewayPlacement, url)
