import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PROOFS, type ProofName, readSizes } from '../support/proof-size'

/** `npm run prove [-- name=size ...]`: runs one proof after the other, and prints for each its size and duration. */
function main(): void {
  const sizes = readSizes(process.argv.slice(2))
  const results = (Object.entries(sizes) as [ProofName, number][]).map(([name, size]) => prove(name, size))
  process.stdout.write(`\n${results.map(({ line }) => line).join('\n')}\n`)
  process.exit(results.every(({ isProven }) => isProven) ? 0 : 1)
}

function prove(name: ProofName, size: number): { line: string; isProven: boolean } {
  const what = `${name.padEnd(8)} ${size.toLocaleString('en').padStart(9)} ${PROOFS[name].of}`
  const files = PROOFS[name].files.map((file) => join('tests', file)).filter((file) => existsSync(file))
  if (files.length === 0) return { line: `${what}: nothing proves it yet`, isProven: false }
  process.stdout.write(`\n${what}\n`)
  const began = Date.now()
  const words = ['vitest', 'run', '--config', 'tests/config/vitest.config.ts', '--project', 'system', ...files]
  const env = { ...process.env, PROVE_SIZE: `${name}=${size}` }
  const isProven = spawnSync('npx', words, { stdio: 'inherit', env }).status === 0
  return { line: `${what}: ${isProven ? 'holds' : 'FAILS'}, ${((Date.now() - began) / 1000).toFixed(0)} s`, isProven }
}

try {
  main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
