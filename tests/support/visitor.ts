import { generateSync } from 'otplib'
import { ERRORS, type ErrorName } from '@/lib/contract/errors'
import type { Endpoint } from '@/lib/contract/kit'
import { type Envelope, type InputOf, type OutputOf, takesId } from '@/lib/contract/kit'
import { type ApiContract, type Call, contract } from '@/lib/contract/table'
import { DEMO_PASSWORD, DEMO_STAFF_SECRET } from '@/lib/server/db/seed/people/demo-logins'
import type { UserId } from '@/lib/shared/ids'

export interface Answer<T = unknown> extends Omit<Envelope<T>, 'name'> {
  status: number
  /** Why it was refused; OK if it was not. */
  name: ErrorName | 'OK'
}
type Send = (request: Request) => Response | Promise<Response>

/** Longer than any call may take: the slowest statement is cancelled after 15 s. */
const LONGEST_MS = 60_000

/** A call that was never answered, with its name: otherwise the test would only time out without a hint. */
export class NoAnswer extends Error {}

/**
 * A browser as the API sees it: cookie jar, token header, CSRF token. `send` is fetch, or an API app in this process.
 */
export class Visitor {
  readonly cookies = new Map<string, string>()
  userId = 0 as UserId

  /** `always` is sent with every request, e.g. headers a proxy would add. */
  constructor(
    readonly origin: string,
    readonly send: Send = fetch,
    readonly always: Record<string, string> = {},
  ) {}

  async ask<C extends Call>(
    name: C,
    input: InputOf<ApiContract[C]>,
    options: { key?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<OutputOf<ApiContract[C]>>> {
    const [method, path] = name.split(' ') as [string, string]
    const { writes = method !== 'GET' } = contract[name] as Endpoint
    if (writes && !this.cookies.has('csrf')) await this.#fetch('GET', '/api/comm/csrf')
    const fields = input as Record<string, string | undefined>
    const hasId = takesId(name, contract[name]) && fields.id !== undefined
    const form = Object.entries(fields).filter(
      (e): e is [string, string] => e[1] !== undefined && !(hasId && e[0] === 'id'),
    )
    const hasBody = method === 'POST' || method === 'PUT'
    const query = !hasBody && form.length > 0 ? `?${new URLSearchParams(form)}` : ''
    return this.#fetch(
      method,
      `/api${path}${hasId ? `/${fields.id}` : ''}${query}`,
      hasBody ? new URLSearchParams(form) : undefined,
      options,
    )
  }

  /** Uploads as multipart, as a browser sends a file. */
  async upload<C extends Call>(
    name: C,
    input: InputOf<ApiContract[C]>,
    file: Blob,
  ): Promise<Answer<OutputOf<ApiContract[C]>>> {
    const [method, path] = name.split(' ') as [string, string]
    if (!this.cookies.has('csrf')) await this.#fetch('GET', '/api/comm/csrf')
    const form = new FormData()
    for (const [field, value] of Object.entries(input as Record<string, string>)) form.set(field, value)
    form.set('file', file, 'file')
    return this.#fetch(method, `/api${path}`, form)
  }

  /** Resolves with `data`; throws if refused. */
  async do<C extends Call>(
    name: C,
    input: InputOf<ApiContract[C]>,
    options: { key?: string } = {},
  ): Promise<OutputOf<ApiContract[C]>> {
    const answer = await this.ask(name, input, options)
    if (answer.code !== 0) throw new Error(`${name}: ${answer.code} ${answer.msg}`)
    return answer.data
  }

  async logIn(phone: string, password = 'demo1234'): Promise<this> {
    this.userId = (await this.do('POST /user/login', { phone, password })).userId
    return this
  }

  /** Logs in with password and one-time code; each code works once, so the next one may have to be waited for. */
  async logInStaff(phone: string, password = DEMO_PASSWORD, secret: string = DEMO_STAFF_SECRET): Promise<this> {
    await this.logIn(phone, password)
    for (let tries = 0; tries < 40; tries++) {
      for (const shift of [-30, 0, 30]) {
        const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + shift })
        const answer = await this.ask('POST /staff/verify', { code })
        if (answer.code === 0) return this
        if (answer.code !== ERRORS.WRONG_STAFF_CODE.code) throw new Error(`${phone}: ${answer.code} ${answer.msg}`)
      }
      await new Promise((done) => setTimeout(done, 2000))
    }
    throw new Error(`${phone}: no code was taken`)
  }

  async #fetch(
    method: string,
    path: string,
    body?: URLSearchParams | FormData,
    options: { key?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<never>> {
    const headers: Record<string, string> = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(this.cookies.has('token') && { authorization: this.cookies.get('token') as string }),
      'x-csrf-token': this.cookies.get('csrf') ?? '',
      ...(options.key && { 'idempotency-key': options.key }),
      ...this.always,
      ...options.headers,
    }
    const signal = AbortSignal.timeout(LONGEST_MS)
    const silent = (error: unknown): never => {
      throw signal.aborted ? new NoAnswer(`${method} ${path}: no answer in ${LONGEST_MS / 1000} s`) : error
    }
    const request = new Request(`${this.origin}${path}`, { method, headers, body, signal })
    const response = await Promise.resolve(this.send(request)).catch(silent)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const envelope: Envelope<never> = await response.json().catch(silent)
    return { ...envelope, name: envelope.name ?? 'OK', status: response.status }
  }
}
