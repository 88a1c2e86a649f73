import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectPlaceholder, policyOf, reportingEndpoints } from '../server/policy.ts'

const readIfThere = async (path: string) => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Writes `headers.json` beside the `index.html` of a static shell: its policy with the hashes of its inline scripts.
 * `__CONNECT__` in it stands for further origins to call. Apps without a shell get no file.
 */
export const writeShellHeaders = async (folder: string): Promise<void> => {
  const html = await readIfThere(join(folder, 'index.html'))
  if (html === null) return
  const headers = {
    'content-security-policy': policyOf(html, { connect: [connectPlaceholder] }),
    'reporting-endpoints': reportingEndpoints,
  }
  await writeFile(join(folder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
}
