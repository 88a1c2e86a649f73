import { BackupError } from '../src/backup/backup-error.ts'
import { restore } from '../src/backup/restore.ts'
import { givenPath, runOnPlace } from './shared.ts'

// pnpm --filter @avita/api run restore <folder or file.tar>: into an empty database and an empty file storage.

await runOnPlace(async (place) => {
  const source = givenPath()
  if (source === null) throw new BackupError('Name the backup: npm run restore -- <folder or file.tar>')
  const { manifest, auditEntries } = await restore(place, source)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files of ${manifest.createdAt}
Counts and hashes are those of the backup; ${auditEntries} audit entries hold together.`
})
