import axios, { type AxiosResponse } from 'axios'
import Cookies from 'js-cookie'
import type { Envelope, InputOf, Method, OutputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { onRefusal } from './on-refusal'
import { progress } from './progress'
import type { Reason } from './reason'
import { noteServerTime } from './server-clock'
import { beginWork } from './settled'
import { visitorId } from './visitor'
import { leaveForeignPage, watchVisitor } from './watch-visitor'

interface CallOptions {
  /** Shows a refusal to the visitor immediately. Otherwise the caller handles it. */
  loud?: boolean
  /** Shows the progress bar at the top during the call, if nothing else on the page indicates it. */
  progress?: boolean
  /** Send the token as the authorization header; default true. */
  token?: boolean
  /** Makes a retried POST take effect only once; use the same key for all attempts of one action. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** A refusal, or a lost connection. `data.field` is the name of the invalid form field. */
export class ApiError extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

// every member page calls the API on start
if (typeof window !== 'undefined') watchVisitor(visitorId())

/** Chat has its own message. */
const lostText = (path: string): string => (path.startsWith('/im/') ? '网络错误' : '网络超时')

const http = axios.create({
  baseURL: '/api',
  withCredentials: true,
  timeout: 30_000,
  validateStatus: () => true,
  headers: { 'cache-control': 'no-cache' },
})

/**
 * Calls the API. A POST or PUT is form-encoded; an `id`, if given, is appended to the path of GET, PUT and DELETE.
 * Resolves with `data`, rejects with ApiError; shows nothing unless requested.
 */
export async function call<C extends Call>(
  name: C,
  input: InputOf<ApiContract[C]>,
  options: CallOptions = {},
): Promise<OutputOf<ApiContract[C]>> {
  const [method, path] = name.split(' ') as [Method, string]
  return send(method, path, input as Record<string, unknown>, options) as Promise<OutputOf<ApiContract[C]>>
}

/** Uploads one picture as multipart; the token comes from `GET /comm/imagesTempUploadToken`. `onPercent` gets 0-100. */
export async function uploadImage(
  file: Blob,
  purpose: 'goods' | 'chat' | 'avatar' | 'evidence' | 'site',
  onPercent?: (percent: number) => void,
  options: CallOptions = { loud: true },
) {
  const { uploadId, token } = await call('GET /comm/imagesTempUploadToken', { purpose }, options)
  return sendFile('POST /comm/uploadImage', { uploadId, token }, file, { ...options, onPercent })
}

/** Calls the API with a file, as multipart. */
export async function sendFile<C extends Call>(
  name: C,
  input: InputOf<ApiContract[C]>,
  file: Blob,
  { onPercent = () => {}, ...options }: CallOptions & { onPercent?: (percent: number) => void } = {},
): Promise<OutputOf<ApiContract[C]>> {
  const [method, path] = name.split(' ') as [Method, string]
  const form = new FormData()
  for (const [field, value] of Object.entries(input as Record<string, string>)) form.set(field, value)
  form.set('file', file, 'file')
  return send(method, path, form, options, onPercent) as Promise<OutputOf<ApiContract[C]>>
}

async function send(
  method: Method,
  path: string,
  input: Record<string, unknown> | FormData,
  options: CallOptions,
  onPercent?: (percent: number) => void,
): Promise<unknown> {
  const done = options.progress ? progress() : () => {}
  const end = beginWork()
  try {
    if (leaveForeignPage()) throw new ApiError('NETWORK_LOST', '登录的账号已变化，请刷新页面')
    let answer = await request(method, path, input, options, onPercent)
    if (answer.name === 'BAD_CSRF') {
      await askCsrf(options)
      answer = await request(method, path, input, options, onPercent)
    }
    if (answer.code === 0) return answer.data
    throw new ApiError(answer.name ?? 'SERVER_ERROR', answer.msg, answer.data)
  } catch (error) {
    const refusal = error instanceof ApiError ? error : new ApiError('NETWORK_LOST', lostText(path))
    if (!axios.isCancel(error)) onRefusal(refusal, options.loud !== true)
    throw refusal
  } finally {
    done()
    end()
  }
}

async function request(
  method: Method,
  path: string,
  input: Record<string, unknown> | FormData,
  options: CallOptions,
  onPercent?: (percent: number) => void,
): Promise<Envelope> {
  if (method !== 'GET' && !Cookies.get('csrf')) await askCsrf(options)
  const payload =
    input instanceof FormData
      ? input
      : Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''))
  const { url, rest } =
    method === 'POST' ? { url: path, rest: payload } : appendId(path, payload as Record<string, unknown>)
  const hasBody = method === 'POST' || method === 'PUT'
  const response: AxiosResponse<Envelope> = await http.request({
    method,
    url,
    signal: options.signal,
    headers: headers(options),
    ...(hasBody
      ? { data: rest instanceof FormData ? rest : new URLSearchParams(rest as Record<string, string>) }
      : { params: rest }),
    ...(onPercent && { onUploadProgress: (event) => onPercent((event.progress ?? 0) * 100), timeout: 120_000 }),
  })
  noteServerTime({ date: response.headers.date, age: response.headers.age })
  if (typeof response.data?.code !== 'number') throw new ApiError('NETWORK_LOST', lostText(path))
  return response.data
}

let csrfRequest: Promise<unknown> | undefined

/** One shared request for all waiting calls: a second response would change the cookie during a running call. */
function askCsrf(options: CallOptions): Promise<unknown> {
  csrfRequest ??= http.get('/comm/csrf', { headers: headers(options) }).finally(() => {
    csrfRequest = undefined
  })
  return csrfRequest
}

/** /pay/showPayUrl and { id } -> /pay/showPayUrl/{id} */
function appendId(path: string, { id, ...rest }: Record<string, unknown>) {
  return { url: id === undefined ? path : `${path}/${encodeURIComponent(String(id))}`, rest }
}

function headers(options: CallOptions): Record<string, string> {
  const token = options.token === false ? undefined : Cookies.get('token')
  const csrf = Cookies.get('csrf')
  return {
    'x-visitor': visitorSignature(Date.now()),
    ...(token && { authorization: token }),
    ...(csrf && { 'x-csrf-token': csrf }),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
  }
}

/** Freshness hint: the current second and its checksum. It authorises nothing. */
export function visitorSignature(now: number): string {
  const second = Math.floor(now / 1000)
  let h = 2_166_136_261
  for (const c of `visitor:${second}`) h = Math.imul(h ^ c.charCodeAt(0), 16_777_619)
  return `${second}.${(h >>> 0).toString(16)}`
}
