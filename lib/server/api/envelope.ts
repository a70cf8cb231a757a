import { ERRORS, type ErrorName } from '@/lib/contract/errors'
import type { Envelope } from '@/lib/contract/kit'

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export function answer(status: number, body: Envelope, cookies: readonly string[] = []): Response {
  const response = new Response(JSON.stringify(body), { status, headers: HEADERS })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

export const ok = (data: unknown, cookies?: readonly string[]): Response =>
  answer(200, { code: 0, msg: '', data: data ?? null }, cookies)

export const refused = (name: ErrorName, msg?: string, data: unknown = null, cookies?: readonly string[]): Response =>
  answer(ERRORS[name].status, { code: ERRORS[name].code, msg: msg ?? ERRORS[name].msg, data }, cookies)
