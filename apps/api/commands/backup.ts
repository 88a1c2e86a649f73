import { join } from 'node:path'
import { backUp } from '../src/backup/backup.ts'
import { givenPath, runOnPlace } from './shared.ts'

// pnpm --filter @avita/api run backup <folder or file.tar>: everything, while the platform is working.

const now = new Date()
const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
const target = givenPath() ?? join(process.env['INIT_CWD'] ?? process.cwd(), `avita-backup-${stamp}`)

await runOnPlace(async (place) => {
  const { tables, files, missingFiles } = await backUp(place, target, now)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const missing =
    missingFiles.length === 0
      ? ''
      : `\nNot in the storage, although rows name them: ${missingFiles.join(', ')}`
  return `Backed up ${rows} rows of ${tables.length} tables and ${files.length} files to ${target}${missing}
Keep KEY_SECRET apart from it: without it the sealed keys in it are of no use.`
})
