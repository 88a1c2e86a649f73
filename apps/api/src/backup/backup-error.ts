/** Why a backup or a restore cannot be: a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
