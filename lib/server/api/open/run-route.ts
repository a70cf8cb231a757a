import type { Endpoint } from '@/lib/contract/kit'
import { type Call, contract } from '@/lib/contract/table'
import type { UserCtx } from '../../runtime/context'
import { CookieJar } from '../cookie-jar'
import { HANDLERS } from '../handlers/table'
import type { AnyHandler, createCallRunner } from '../run-call'
import { writeView } from './fields'
import { encodeCursor } from './read-open'
import type { OpenRoute } from './route'

interface RouteInput {
  /** The caller's fields under the names of the contract. */
  sent: Readonly<Record<string, string>>
  file?: File | null
  /** Of the header `idempotency-key`; '' without. */
  key?: string
  /** The requested host, without its port. */
  host?: string
}

/** Carries out the contract's call of a route as a known caller, and returns the answer as the seller API writes it. */
export async function runRoute(
  ctx: UserCtx,
  runCall: ReturnType<typeof createCallRunner>,
  route: OpenRoute,
  { sent, file = null, key = '', host = '' }: RouteInput,
): Promise<unknown> {
  const run = (runs: Call, wire: Record<string, string>, more: { key: string; file: File | null }) => {
    const def: Endpoint = contract[runs]
    const handler = HANDLERS[runs] as AnyHandler
    const by = { ...ctx, idempotency: null }
    const http = { cookies: new CookieJar(null, true), host, file: more.file }
    return runCall(by, { call: runs, def, handler, raw: wire, http, key: more.key, sent })
  }
  const ask = (runs: Call, wire: Readonly<Record<string, string>>) => run(runs, { ...wire }, { key: '', file: null })
  const prepared = await route.prepare?.({ ctx, ask, sent })
  const data = await run(route.runs, { ...prepared, ...sent, ...route.fixed }, { key, file })
  return route.list ? pageOf(data, route) : route.view === 'same' ? data : writeView(data, route.view)
}

/** A page of a list, and where the next one starts; null: it was the last. */
function pageOf(data: unknown, { list, view }: OpenRoute): { items: unknown[]; nextCursor: string | null } {
  const page = data as Record<string, unknown> & { total: number; more?: boolean }
  const rows = page[list?.rows ?? ''] as Record<string, unknown>[]
  const last = rows.at(-1)
  const hasMore = last !== undefined && (page.total > rows.length || page.more === true)
  return {
    items: rows.map((row) => (view === 'same' ? row : writeView(row, view))),
    nextCursor: hasMore ? encodeCursor(last[list?.cursor ?? '']) : null,
  }
}
