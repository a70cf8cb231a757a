import { NoText, storable } from '@/lib/contract/fields'
import { type Endpoint, takesId } from '@/lib/contract/kit'
import { damageError } from '@/lib/shared/text/damage-error'
import { refuse } from '../runtime/refusal'

const MAX_BODY = 256 * 1024
const MAX_UPLOAD = 11 * 1024 * 1024
type Raw = Record<string, unknown>

/**
 * Reads the query of a GET or DELETE, form or JSON of a POST or PUT, and the id of a path; empty texts count as absent.
 * Refuses TOO_LARGE, and INVALID_INPUT, also for U+FFFD in what a POST or PUT would store.
 */
export async function readInput(
  request: Request,
  call: string,
  def: Endpoint,
  path: string,
): Promise<{ raw: Raw; file: File | null }> {
  const [method = '', own = ''] = call.split(' ')
  const query = request.url.indexOf('?')
  const hasBody = method === 'POST' || method === 'PUT'
  const raw: Raw = !hasBody && query >= 0 ? fromParams(new URLSearchParams(request.url.slice(query + 1))) : {}
  const id = takesId(call, def) ? path.slice(`/api${own}/`.length) : ''
  if (id) raw.id = decode(id)
  if (!hasBody) return { raw, file: null }
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readMultipart(request, raw)
  const body = await readText(request, MAX_BODY)
  const fields = type.includes('json') ? parseJson(body) : fromParams(new URLSearchParams(body))
  return { raw: { ...raw, ...undamaged(fields) }, file: null }
}

function undamaged(fields: Raw): Raw {
  for (const [field, value] of Object.entries(fields)) {
    const fault = damageError(typeof value === 'string' ? value : JSON.stringify(value))
    if (fault) throw refuse('INVALID_INPUT', fault, { field })
  }
  return fields
}

const decode = (text: string) => {
  try {
    return storable(decodeURIComponent(text))
  } catch {
    return text
  }
}

function fromParams(params: URLSearchParams): Raw {
  const out: Raw = Object.create(null)
  for (const [name, text] of params) {
    const value = storable(text)
    if (value !== '' && !Object.hasOwn(out, name)) out[name] = value
  }
  return out
}

async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw refuse('TOO_LARGE')
  const body = await request.text()
  if (body.length > limit) throw refuse('TOO_LARGE')
  return body
}

/** Reads a JSON object with its values as they are. Refuses TOO_LARGE, and INVALID_INPUT, also for U+FFFD. */
export const readJson = async (request: Request): Promise<Raw> =>
  undamaged(parseObject(await readText(request, MAX_BODY)))

const parseJson = (body: string): Raw =>
  Object.fromEntries(
    Object.entries(parseObject(body))
      .filter(([, v]) => v !== '' && v !== null)
      .map(([k, v]) => [k, typeof v === 'number' ? String(v) : v]),
  )

function parseObject(body: string): Raw {
  try {
    const value = storable<unknown>(JSON.parse(body || '{}'))
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Raw
  } catch (error) {
    if (error instanceof NoText) throw refuse('INVALID_INPUT', error.message)
  }
  throw refuse('INVALID_INPUT', '请求格式错误')
}

export async function readMultipart(request: Request, raw: Raw): Promise<{ raw: Raw; file: File | null }> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_UPLOAD) throw refuse('IMAGE_TOO_LARGE')
  let form: FormData
  try {
    form = await request.formData()
  } catch {
    throw refuse('INVALID_INPUT', '请求格式错误')
  }
  let file: File | null = null
  for (const [name, value] of form) {
    if (typeof value !== 'string') file ??= value
    else if (storable(value) !== '') raw[name] = storable(value)
  }
  return { raw: undamaged(raw), file }
}
