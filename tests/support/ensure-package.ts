import { spawnSync } from 'node:child_process'

/** Makes sure that a command of a Debian package is installed. Throws if it is missing and cannot be installed. */
export function ensurePackage(command: string, name = command): void {
  const isThere = () => spawnSync('which', [command]).status === 0
  if (isThere()) return
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (!isThere()) throw new Error(`${command}: install the Debian package ${name} to run this test`)
}
