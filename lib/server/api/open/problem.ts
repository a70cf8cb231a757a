import { STATUS_CODES } from 'node:http'
import { ERRORS, type ErrorName, type ErrorRow } from '@/lib/contract/errors'
import type { Refusal } from '../../runtime/refusal'

/** The page's refusals that are about who asks. */
const FORBIDDEN: readonly ErrorName[] = [
  'NOT_VERIFIED',
  'RESTRICTED',
  'ACCOUNT_FROZEN',
  'TEST_MODE_OFF',
  'TEST_KEY_ONLY',
]
const UNPROCESSABLE = 422

/** The HTTP status of a refusal here: where a page gets 200 with a code, a program gets 403 or 422. */
export function statusOf(name: ErrorName): number {
  const { status }: ErrorRow = ERRORS[name]
  if (status >= 400) return status
  return FORBIDDEN.includes(name) ? 403 : UNPROCESSABLE
}

export interface Problem {
  name: ErrorName
  detail: string
  field?: string
}

export const problemOf = ({ reason, message, data, field }: Refusal, nameOf: (field: string) => string): Problem => {
  const wrong = (data as { field?: unknown } | null)?.field ?? field
  return { name: reason, detail: message, field: typeof wrong === 'string' ? nameOf(wrong) : undefined }
}

/** An answer by RFC 9457, and also our code and name. */
export function problemResponse({ name, detail, field }: Problem, headers: Headers): Response {
  const status = statusOf(name)
  const { code, retryAfter }: ErrorRow = ERRORS[name]
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail,
    code,
    name,
    ...(field && { field }),
    requestId: headers.get('request-id'),
  }
  headers.set('content-type', 'application/problem+json; charset=utf-8')
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  if (retryAfter && !headers.has('retry-after')) headers.set('retry-after', String(retryAfter))
  return new Response(JSON.stringify(body), { status, headers })
}
