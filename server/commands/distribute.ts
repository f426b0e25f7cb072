import 'server-only'
import { distributeCommand } from '../../database/distribute.ts'
import { readSettings } from '../settings.ts'
import { deskPlacement } from '../store/placement.ts'

// The desk's part of `npm run distribute`.

await distributeCommand('desk', deskPlacement, () => readSettings(process.env).databaseUrl)
