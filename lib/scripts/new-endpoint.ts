import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { newEndpoint } from './new-endpoint/new-endpoint'

/**
 * `npm run new-endpoint -- "GET /goods/toCome" "Own offers" login`: creates everything an endpoint needs except the
 * business function or query itself.
 */
function main(): void {
  const [call = '', summary = '', access = 'login', file] = process.argv.slice(2)
  const files = newEndpoint({ call, summary, access, file }, (path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : undefined,
  )
  for (const [path, text] of files) {
    writeFileSync(path, text)
    process.stdout.write(`wrote ${path}\n`)
  }
  execFileSync('node_modules/.bin/biome', ['check', '--write', '--config-path=tests/config/lint.json', ...files.keys()])
  process.stdout.write(
    'Next: describe input and output in the contract, write the verb or query and call it from the handler, then say in the matrix what each role gets, or in staff-parties.ts which members it affects, with a case in tests/support/fixtures/staff-calls/own-cases.ts.\n',
  )
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof PlainError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
