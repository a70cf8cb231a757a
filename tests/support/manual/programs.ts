import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MANUAL = readFileSync('docs/zh/卖家接口.md', 'utf8')

/** The program of the manual in a language, as a reader copies it, from the part under a heading. */
export function programOf(heading: string, language: string): string {
  const [, part = ''] = MANUAL.split(`${heading}\n`)
  const [, program] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(part.split(/^## /m)[0] ?? '') ?? []
  if (program === undefined) throw new Error(`the manual has no ${language} under ${heading}`)
  return program
}

/**
 * Whether Python is on this machine. Where it is not, its programs are left out with a warning; never in CI, whose image
 * has it.
 */
export function hasPython(): boolean {
  const found = spawnSync('python3', ['--version']).status === 0
  if (!found && process.env.CI) throw new Error('python3 is missing: the programs of the manual were not tried')
  if (!found) console.warn('PYTHON IS MISSING: the programs of the manual in Python are NOT tested on this machine')
  return found
}
