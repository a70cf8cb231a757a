import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a build makes, or what no start needs. */
const LEFT: readonly string[] = ['.git', '.next', '.data', 'node_modules', 'test-results']

/** Copies these sources to an empty folder with one text of one file replaced, so that its build differs from this one. */
export function copyRelease(to: string, { file, from, by }: { file: string; from: string; by: string }): void {
  for (const name of readdirSync('.').filter((one) => !LEFT.includes(one))) execFileSync('cp', ['-a', name, to])
  linkModules(to)
  const path = join(to, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(path, text.replace(from, by))
}

/** A real folder, because the compiler follows no link out of its root; hard links if the disk is the same. */
function linkModules(to: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', to], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', 'node_modules', to])
  }
}
