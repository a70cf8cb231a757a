import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { listFiles } from '../front/assets'
import type { StorageProvider } from '../providers/storage/port'

const PREFIX = 'builds/'
const INDEX = `${PREFIX}index.json`
/** A page may stay open this long after its build was replaced. */
const KEEP_MS = 30 * 24 * 3600_000
const AT_ONCE = 8

interface PublishedBuild {
  buildId: string
  /** Milliseconds. */
  at: number
  files: string[]
}

/** Storage key of a static file of any build; the names contain a hash of the content. */
export const buildKey = (name: string): string => `${PREFIX}static/${name}`

/**
 * Copies the static files of this build to the storage, so that instances of another build can answer pages of this one
 * while one replaces the other. Once per build; removes those of builds that were replaced a month ago.
 */
export async function publishBuild(
  storage: StorageProvider,
  { build, now }: { build: string; now: Date },
): Promise<void> {
  const buildId = (await readFile(join(build, 'BUILD_ID'), 'utf8')).trim()
  const known = await readIndex(storage)
  if (known.some((one) => one.buildId === buildId)) return
  const folder = join(build, 'static')
  const files = await listFiles(folder)
  const few = pLimit(AT_ONCE)
  await Promise.all(
    files.map((name) =>
      few(async () => storage.write(buildKey(name), await readFile(join(folder, name)), 'application/octet-stream')),
    ),
  )
  const newest = known.at(-1)
  const kept = known.filter((one, i) => (known[i + 1]?.at ?? now.getTime()) > now.getTime() - KEEP_MS || one === newest)
  const used = new Set([...files, ...kept.flatMap((one) => one.files)])
  const index: PublishedBuild[] = [...kept, { buildId, at: now.getTime(), files }]
  await storage.write(INDEX, Buffer.from(JSON.stringify(index)), 'application/json')
  const unused = known.flatMap((one) => one.files).filter((name) => !used.has(name))
  await Promise.all(unused.map((name) => few(() => storage.remove(buildKey(name)))))
}

/** A build that another instance published meanwhile is known after this time. */
const RELOAD_MS = 2_000

/**
 * Returns a reader of the static files of published builds. Names that the index does not list never reach the storage;
 * for an unknown one the index is read again, at most once in two seconds.
 */
export function openOtherBuilds(
  storage: StorageProvider,
  now: () => number = Date.now,
): (name: string) => Promise<Buffer | null> {
  let known = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading = Promise.resolve()
  const load = async () => {
    known = new Set((await readIndex(storage)).flatMap(({ files }) => files))
  }
  const reload = () => {
    if (now() - readAt < RELOAD_MS) return reading
    readAt = now()
    reading = load().catch((error: unknown) => {
      readAt = Number.NEGATIVE_INFINITY
      throw error
    })
    return reading
  }
  return async (name) => {
    if (!known.has(name)) await reload()
    return known.has(name) ? ((await storage.read(buildKey(name)))?.body ?? null) : null
  }
}

async function readIndex(storage: StorageProvider): Promise<PublishedBuild[]> {
  const file = await storage.read(INDEX)
  return file ? (JSON.parse(file.body.toString()) as PublishedBuild[]) : []
}
