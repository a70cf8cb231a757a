import { cache } from 'react'
import type { Envelope, InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'

interface InProcessApi {
  fetch(request: Request): Response | Promise<Response>
}
declare global {
  var __storefrontApi: InProcessApi | undefined
}

/** The API refused: `code` and Chinese `message` of the envelope. */
export class ServerApiError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Public calls of server components, as nobody: no cookie ever travels here. In process by default; with API_ORIGIN set,
 * over HTTP to another host that speaks the contract and believes our X-Forwarded-Host.
 */
export async function serverApi<C extends Call>(
  host: string,
  name: C,
  input: InputOf<ApiContract[C]>,
): Promise<OutputOf<ApiContract[C]>> {
  const query = new URLSearchParams(
    Object.entries(input as Record<string, string | undefined>).filter((e): e is [string, string] => Boolean(e[1])),
  )
  const path = `/api${name.slice(name.indexOf(' ') + 1)}${query.size > 0 ? `?${query}` : ''}`
  const response = await ask(host, path)
  const envelope = (await response.json()) as Envelope<OutputOf<ApiContract[C]>>
  if (envelope.code !== 0) throw new ServerApiError(envelope.code, envelope.msg)
  return envelope.data
}

/** One answer per render: a page and its metadata often read the same thing. */
const ask = (host: string, path: string): Promise<Response> => once(host, path).then((response) => response.clone())

const once = cache(async (host: string, path: string): Promise<Response> => {
  const remote = process.env.API_ORIGIN
  if (remote) return fetch(`${remote}${path}`, { headers: { 'x-forwarded-host': host }, cache: 'no-store' })
  const api = globalThis.__storefrontApi
  if (!api) throw new Error('no API in this process and API_ORIGIN is not set')
  return api.fetch(new Request(`http://${host}${path}`))
})
