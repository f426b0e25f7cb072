import 'server-only'
import { distributeCommand } from '../../database/distribute.ts'
import { readSettings } from '../settings.ts'
import { deskPlacement } from '../store/placement.ts'

// The desk's part of `npm run distribute`.

const url = () => process.env['MIGRATION_DATABASE_URL'] || readSettings(process.env).databaseUrl
await distributeCommand('desk', deskPlacement, url)
