import { z } from 'zod'
import type { Endpoint, Method } from '@/lib/contract/kit'

/** A session has two halves: one that scripts read and send as a header, one in a hidden cookie. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'authorization',
    description: 'The value of the cookie `token`.',
  },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sb',
    description: 'The hidden half of the session, set by the login. Its name has the prefix `__Host-` on https.',
  },
} as const

const CSRF = z.string().meta({ description: 'The value of the cookie `csrf`, from `GET /api/comm/csrf`.' })
const KEY = z
  .string()
  .regex(/^[\w-]{8,80}$/)
  .optional()
  .meta({ description: 'Repeating a call with the same key answers as the first time and does nothing again.' })

/** Who may call, and which headers a call takes. */
export function accessOf(method: Method, def: Endpoint) {
  const security = def.access === 'public' ? [] : [{ session: [], sessionCookie: [] }]
  const needsCsrf = method !== 'GET' || def.writes === true
  const headers = {
    ...(needsCsrf && { 'x-csrf-token': CSRF }),
    ...(def.idempotent && { 'idempotency-key': KEY }),
  }
  return { security, headers: Object.keys(headers).length > 0 ? z.object(headers) : undefined }
}
