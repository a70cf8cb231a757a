import { ERRORS, type ErrorName, type ErrorRow } from '@/lib/contract/errors'
import type { Envelope } from '@/lib/contract/kit'
import type { Refusal } from '../runtime/refusal'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

function answer(status: number, body: Envelope, cookies: readonly string[] = [], retryAfter?: number): Response {
  const response = new Response(JSON.stringify(body), { status, headers: HEADERS })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  if (retryAfter) response.headers.set('retry-after', String(retryAfter))
  return response
}

export const ok = (data: unknown, cookies?: readonly string[]): Response =>
  answer(200, { code: 0, msg: '', data: data ?? null }, cookies)

export function refused(name: ErrorName, msg?: string, data: unknown = null, cookies?: readonly string[]): Response {
  const row: ErrorRow = ERRORS[name]
  return answer(row.status, { code: row.code, name, msg: msg ?? row.msg, data }, cookies, row.retryAfter)
}

/** A refusal that belongs to one form field names that field, unless it carries its own data. */
export const refusedBy = ({ reason, message, data, field }: Refusal, cookies?: readonly string[]): Response =>
  refused(reason, message, data ?? (field ? { field } : null), cookies)
