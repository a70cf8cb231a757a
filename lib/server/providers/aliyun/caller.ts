import { createRequire } from 'node:module'

export interface AliyunOptions {
  accessKeyId: string
  accessKeySecret: string
  /** Host of the service, e.g. dysmsapi.aliyuncs.com; in tests 127.0.0.1:port with http. */
  endpoint: string
  protocol?: 'https' | 'http'
  timeoutMs?: number
}

export interface AliyunCall {
  action: string
  version: string
  /** Parameters in the address or in a form; the service takes one of both. */
  query?: Record<string, string>
  body?: Record<string, string>
}

/** The service refused a call, by its code; `isOurs`: settings, rights or debt of our account, so an alarm. */
export class AliyunError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
  ) {
    super(`aliyun ${code}`)
  }
}

const TIMEOUT_MS = 8000

/**
 * Makes calls to a service of Aliyun, signed by ACS3-HMAC-SHA256, without retries: a repeated SMS is a second SMS.
 * Rejects with AliyunError for an answer that is an error, else with what the network says. Errors contain no
 * parameters.
 */
export function createAliyunCaller(options: AliyunOptions) {
  // loaded only here; a CommonJS package whose default export differs between loaders
  const load = createRequire(import.meta.url)
  const { default: Client, $OpenApiUtil } = load('@alicloud/openapi-core') as typeof import('@alicloud/openapi-core')
  const { RuntimeOptions } = load('@darabonba/typescript') as typeof import('@darabonba/typescript')
  const { Config, OpenApiRequest, Params } = $OpenApiUtil
  const { endpoint, accessKeyId, accessKeySecret, protocol = 'https', timeoutMs = TIMEOUT_MS } = options
  const client = new Client(new Config({ accessKeyId, accessKeySecret, endpoint, protocol }))
  const runtime = new RuntimeOptions({ autoretry: false, connectTimeout: timeoutMs, readTimeout: timeoutMs })

  return async function call({ action, version, query, body }: AliyunCall): Promise<Record<string, unknown>> {
    const params = new Params({
      action,
      version,
      protocol: protocol.toUpperCase(),
      pathname: '/',
      method: 'POST',
      authType: 'AK',
      style: 'RPC',
      reqBodyType: 'formData',
      bodyType: 'json',
    })
    try {
      const answer = await client.callApi(params, new OpenApiRequest({ query, body }), runtime)
      return (answer.body ?? {}) as Record<string, unknown>
    } catch (error) {
      throw nameError(error)
    }
  }
}

/** The library's errors carry the whole request, with names and numbers of people. */
function nameError(error: unknown): Error {
  const { code, statusCode, name } = error as { code?: unknown; statusCode?: unknown; name?: unknown }
  if (typeof code === 'string' && typeof statusCode === 'number') return new AliyunError(code, statusCode)
  return new Error(`aliyun: ${typeof code === 'string' ? code : String(name ?? 'no answer')}`)
}

export type AliyunCaller = ReturnType<typeof createAliyunCaller>
