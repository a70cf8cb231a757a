import { takesId } from '@/lib/contract/kit'
import type { CacheRules } from '../front/api-handler'

interface CachedCall {
  input: { shape: Record<string, unknown> }
  cache?: { fresh: number; stale: number; tags: readonly string[] }
}

/** Cache rules of the contract's table; `{id}` in a tag is replaced by the value appended to the path. */
export async function cacheRulesOf(): Promise<CacheRules> {
  const { contract } = await import('@/lib/contract/table')
  const exact = new Map<string, CachedCall>()
  const appended = new Map<string, CachedCall>()
  for (const [call, row] of Object.entries(contract as unknown as Record<string, CachedCall>)) {
    if (!row.cache || !call.startsWith('GET ')) continue
    const path = `/api${call.slice('GET '.length)}`
    if (takesId(call, row)) appended.set(path, row)
    else exact.set(path, row)
  }
  return (method, pathname) => {
    if (method !== 'GET') return undefined
    const plain = exact.get(pathname)
    if (plain?.cache) return { ...plain.cache, query: Object.keys(plain.input.shape) }
    const at = pathname.lastIndexOf('/')
    const row = appended.get(pathname.slice(0, at))
    const value = pathname.slice(at + 1)
    if (!row?.cache || !value) return undefined
    const query = Object.keys(row.input.shape).filter((name) => name !== 'id')
    return { ...row.cache, query, tags: row.cache.tags.map((tag) => tag.replace('{id}', value)) }
  }
}
