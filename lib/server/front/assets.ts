import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import { type CacheEntry, entrySize, isCompressible, makeEntry } from './cache-entry'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.html': 'text/html; charset=utf-8',
}
/** Compressed once per start, so it may cost more than for a page. */
const BROTLI_QUALITY = 9
const FOREVER = Number.MAX_SAFE_INTEGER

const NEXT_STATIC = '/_next/static/'
/** A name that a build may give. */
const STATIC_NAME = /^(?:[\w~-]+\/)*[\w~.-]+\.[a-z0-9]{2,5}$/i

/** Reads a static file of another build by its name; null: no such file. */
export type OtherBuilds = (name: string) => Promise<Buffer | null>

/**
 * Next's static files and `public/`, listed once at start: a path that is not on the list never reaches the disk. Files
 * and their compressed forms are cached in memory, within a size limit. Static files of other builds are asked for where
 * instances share them.
 */
export class Assets {
  readonly #files = new Map<string, { file: string; immutable: boolean }>()
  readonly #cache: LRUCache<string, CacheEntry>
  readonly #loading = new Map<string, Promise<CacheEntry>>()
  /** Set once the storage is open. */
  otherBuilds: OtherBuilds | undefined

  private constructor(maxBytes: number) {
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: entrySize })
  }

  static async open(dirs: { nextStatic: string; publicDir: string }, maxBytes = 48 * 1024 * 1024): Promise<Assets> {
    const assets = new Assets(maxBytes)
    for (const name of await listFiles(dirs.publicDir))
      assets.#files.set(`/${name}`, { file: join(dirs.publicDir, name), immutable: false })
    for (const name of await listFiles(dirs.nextStatic))
      assets.#files.set(`${NEXT_STATIC}${name}`, { file: join(dirs.nextStatic, name), immutable: true })
    return assets
  }

  /** Undefined: no such file. The path is percent-decoded and only compared with the list. */
  find(rawPath: string): CacheEntry | Promise<CacheEntry> | undefined {
    const path = rawPath.includes('%') ? decode(rawPath) : rawPath
    return this.#cache.get(path) ?? this.#load(path)
  }

  /** A static file of another build; undefined: no build known here has it. */
  async findElsewhere(rawPath: string): Promise<CacheEntry | undefined> {
    const path = rawPath.includes('%') ? decode(rawPath) : rawPath
    const name = path.startsWith(NEXT_STATIC) ? path.slice(NEXT_STATIC.length) : ''
    if (!this.otherBuilds || !STATIC_NAME.test(name)) return undefined
    const body = await this.otherBuilds(name)
    return body ? this.#keep(path, body, true) : undefined
  }

  /** Compresses Next's files one after another in advance, so that few visitors request an uncompressed one. */
  async warm(): Promise<void> {
    for (const [path, { immutable }] of this.#files) {
      if (!immutable || !isCompressible(typeOf(path)) || this.#cache.calculatedSize > this.#cache.maxSize / 2) continue
      await (await this.#load(path))?.encode('br')
    }
  }

  #load(path: string): Promise<CacheEntry> | undefined {
    const known = this.#files.get(path)
    if (!known) return undefined
    const loading = this.#loading.get(path) ?? this.#read(path, known).finally(() => this.#loading.delete(path))
    this.#loading.set(path, loading)
    return loading
  }

  async #read(path: string, { file, immutable }: { file: string; immutable: boolean }): Promise<CacheEntry> {
    return this.#keep(path, await readFile(file), immutable)
  }

  #keep(path: string, body: Buffer, immutable: boolean): CacheEntry {
    const type = typeOf(path)
    const headers = [
      'Content-Type',
      type,
      'X-Content-Type-Options',
      'nosniff',
      'Cross-Origin-Resource-Policy',
      'same-origin',
      'Cache-Control',
      immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300, stale-while-revalidate=86400',
    ]
    const rendered = { status: 200, body, headers, storable: true }
    const entry = makeEntry(rendered, { madeAt: 0, freshUntil: FOREVER, staleUntil: FOREVER, tags: [] }, BROTLI_QUALITY)
    this.#cache.set(path, entry)
    return entry
  }
}

const typeOf = (file: string): string => TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** Names of the files below a folder, with `/` on every system; none for a missing folder. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, '/').length).split(sep).join('/'))
}
