import { PlainError } from '@/lib/server/runtime/plain-error'

/** Runs a command and exits: with 1 if it returns false or throws, whose message explains it if it is a PlainError. */
export function runScript(main: () => Promise<unknown>): void {
  main().then(
    (isFine) => process.exit(isFine === false ? 1 : 0),
    (error: Error) => {
      process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
      process.exit(1)
    },
  )
}
