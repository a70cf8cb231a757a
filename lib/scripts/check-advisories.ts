import { readFileSync } from 'node:fs'
import advisories from './advisories/advisories.json' with { type: 'json' }
import { findVulnerable, type Lockfile } from './advisories/find-vulnerable'

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const vulnerable = findVulnerable(lockfile, advisories)
for (const line of vulnerable) process.stderr.write(`${line}\n`)
process.stdout.write(`advisories: ${advisories.length} checked, ${vulnerable.length} installed packages vulnerable\n`)
process.exit(vulnerable.length === 0 ? 0 : 1)
