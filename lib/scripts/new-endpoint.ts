import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { PlainError } from '@/lib/server/runtime/plain-error'
import { newEndpoint } from './new-endpoint/new-endpoint'

/** `npm run new-endpoint -- "GET /goods/lookBargaGoodsList" "Own offers" login`: contract entry, handler and its test. */
function main(): void {
  const [call = '', summary = '', access = 'login'] = process.argv.slice(2)
  const files = newEndpoint({ call, summary, access }, (path) =>
    existsSync(path) ? readFileSync(path, 'utf8') : undefined,
  )
  for (const [path, text] of files) {
    writeFileSync(path, text)
    process.stdout.write(`wrote ${path}\n`)
  }
  process.stdout.write(
    'Next: describe input and output in the contract, then write the verb or query the handler calls.\n',
  )
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof PlainError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}
