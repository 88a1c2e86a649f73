import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentExample } from '../src/environment-example.ts'
import { repositoryRoot } from '../src/config.ts'

// Writes `.env.example` from the schema: run it after a change of a variable; a test compares the two.
writeFileSync(join(repositoryRoot, '.env.example'), environmentExample)
