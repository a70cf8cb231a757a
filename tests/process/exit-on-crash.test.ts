import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs a program that stops by writing a line, and fails as given. */
function crash(how: string) {
  const program = `
    import { exitOnCrash } from './lib/server/main/exit-on-crash'
    import { createLog } from './lib/server/runtime/log'
    exitOnCrash(createLog('info'), async () => { process.stderr.write('stopped\\n') })
    setTimeout(() => {}, 60_000)
    ${how}
  `
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    {
      encoding: 'utf8',
    },
  )
  return {
    status,
    stderr,
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

it.each([
  ['uncaughtException', "setImmediate(() => { throw new Error('broken') })"],
  ['unhandledRejection', "void Promise.reject(new Error('broken'))"],
])('%s leaves one line in the log, stops the program and exits with code 1', (event, how) => {
  const { status, stderr, lines } = crash(how)
  expect(status).toBe(1)
  expect(stderr).toContain('stopped')
  expect(lines).toEqual([
    expect.objectContaining({ level: 60, event, err: expect.objectContaining({ message: 'broken' }) }),
  ])
})
