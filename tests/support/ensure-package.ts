import { spawnSync } from 'node:child_process'

/** Makes sure that a command of a Debian package is installed. Throws if it is missing and cannot be installed. */
export function ensurePackage(command: string, name = command): void {
  const isThere = () => spawnSync('which', [command]).status === 0
  if (isThere()) return
  apt('update')
  apt('install', '-y', '--no-install-recommends', name)
  if (!isThere()) throw new Error(`${command}: install the Debian package ${name} to run this test`)
}

function apt(...words: string[]): void {
  const command = ['apt-get', ...words]
  const [first = '', ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  spawnSync(first, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
