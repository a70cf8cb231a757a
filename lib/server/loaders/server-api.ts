import { Agent, request } from 'node:http'
import { cache } from 'react'
import type { ErrorName } from '@/lib/contract/errors'
import type { Envelope, InputOf, OutputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { INNER_CALLS } from '@/lib/shared/site/inner-calls'
import { pageTraceparent } from './traceparent'

/** An error response of the API: `name` and Chinese `message` of the envelope. */
export class ServerApiError extends Error {
  constructor(
    readonly reason: ErrorName | undefined,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Makes anonymous public calls for server components: no cookie is ever sent. Over the private socket API_SOCKET by
 * default; with API_ORIGIN set, over HTTP to another host that implements the contract and trusts our X-Forwarded-Host.
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
  const envelope = (await once(host, path)) as Envelope<OutputOf<ApiContract[C]>>
  if (envelope.code !== 0) throw new ServerApiError(envelope.name, envelope.msg)
  return envelope.data
}

type Ask = (host: string, path: string) => Promise<unknown>

/**
 * Set in the process that runs the API itself, which also makes calls for pages: it needs no socket to reach itself.
 */
let askHere: Ask | undefined
export const answerHere = (ask: Ask): void => {
  askHere = ask
}

/** One response per render, shared by all its readers: a page and its metadata often read the same data. */
const once = cache((host: string, path: string): Promise<unknown> => {
  const remote = process.env.API_ORIGIN
  return remote ? askRemote(remote, host, path) : (askHere ?? askTogether)(host, path)
})

async function askRemote(remote: string, host: string, path: string): Promise<unknown> {
  const response = await fetch(`${remote}${path}`, { headers: { 'x-forwarded-host': host }, cache: 'no-store' })
  return response.json()
}

interface BatchedCall {
  path: string
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}
const waiting = new Map<string, BatchedCall[]>()

/** Batches calls: calls of a host, and of a page if it is traced, made in one tick are sent to the socket as one request. */
function askTogether(host: string, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const pending = { path, resolve, reject }
    const traceparent = pageTraceparent()
    const key = `${host} ${traceparent}`
    const others = waiting.get(key)
    if (others) {
      others.push(pending)
      return
    }
    const together = [pending]
    waiting.set(key, together)
    setImmediate(() => {
      waiting.delete(key)
      answerAll({ host, traceparent }, together).catch((error: unknown) => {
        for (const one of together) one.reject(error)
      })
    })
  })
}

type Headers = { host: string; traceparent: string }

async function answerAll(headers: Headers, together: readonly BatchedCall[]): Promise<void> {
  const query = new URLSearchParams(together.map(({ path }) => ['path', path]))
  const answers = JSON.parse(await askSocket(headers, `${INNER_CALLS}?${query}`)) as unknown[]
  for (const [i, { resolve }] of together.entries()) resolve(answers[i])
}

const agent = new Agent({ keepAlive: true })

function askSocket(headers: Headers, path: string): Promise<string> {
  const socketPath = process.env.API_SOCKET
  if (!socketPath) throw new Error('neither API_SOCKET nor API_ORIGIN says where the API is')
  return new Promise((resolve, reject) => {
    const req = request({ socketPath, agent, path, headers }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () => resolve(Buffer.concat(chunks).toString()))
    })
    req.on('error', reject)
    req.end()
  })
}
