import type { Log } from '../runtime/log'

/** Stopping may hang on what crashed. */
const LONGEST_STOP_MS = 10_000

/**
 * An error that nothing caught leaves one line in the log; then the program stops like on a signal and exits with code 1,
 * because its state is unknown. A second one exits at once.
 */
export function exitOnCrash(log: Log, stop: () => Promise<void>): void {
  let isStopping = false
  const end = (event: string) => (err: unknown) => {
    log.fatal({ err, event }, 'the program stops after an error that nothing caught')
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
    void stop().finally(() => process.exit(1))
  }
  process.on('uncaughtException', end('uncaughtException'))
  process.on('unhandledRejection', end('unhandledRejection'))
}
