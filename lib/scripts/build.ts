import { buildPages } from '@/lib/server/main/build-pages'
import { PlainError } from '@/lib/server/runtime/plain-error'

buildPages().then(
  () => process.stdout.write('The build is up to date.\n'),
  (error: Error) => {
    process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
    process.exit(1)
  },
)
