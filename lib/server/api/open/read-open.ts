import { refuse } from '../../runtime/refusal'
import { readJson, readMultipart } from '../read-input'
import { fromText, readFields } from './fields'
import type { OpenCall, OpenRoute } from './route'

const MOST_ROWS = 50
const ROWS = 20
const LIST_NAMES = ['cursor', 'limit']

export interface OpenInput {
  /** The caller's fields under the names of the contract. */
  sent: Record<string, string>
  file: File | null
}

/**
 * Reads path, query and body of a request. Refuses INVALID_INPUT and TOO_LARGE.
 */
export async function readOpen(
  request: Request,
  [call, route]: [OpenCall, OpenRoute],
  params: Readonly<Record<string, string>>,
): Promise<OpenInput> {
  const path = Object.fromEntries(Object.entries(route.path ?? {}).map(([name, to]) => [to, params[name] ?? '']))
  const fields = route.fields ?? {}
  if (call.startsWith('GET ') || call.startsWith('DELETE ')) {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const own = Object.entries(query).filter(([name]) => !route.list || !LIST_NAMES.includes(name))
    const typed = own.map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, field ? fromText(value, field) : value]
    })
    const sent = readFields(Object.fromEntries(typed), fields)
    return { sent: { ...sent, ...pageOf(route, query), ...path }, file: null }
  }
  const type = request.headers.get('content-type') ?? ''
  if (route.takesFile) {
    if (!type.startsWith('multipart/form-data')) throw refuse('INVALID_INPUT', '请以 multipart/form-data 上传 file')
    const { file } = await readMultipart(request, {})
    return { sent: path, file }
  }
  if (type !== '' && !type.includes('json')) throw refuse('INVALID_INPUT', '请求正文应为 JSON')
  return { sent: { ...readFields(await readJson(request), fields), ...path }, file: null }
}

/** The part of a list that is asked for. */
function pageOf({ list }: OpenRoute, { cursor, limit }: Record<string, string>): Record<string, string> {
  if (!list) return {}
  const size = limit === undefined ? ROWS : Number(/^\d{1,3}$/.exec(limit)?.[0])
  if (!(size >= 1 && size <= MOST_ROWS)) throw refuse('INVALID_INPUT', `limit 应为 1–${MOST_ROWS}`, { field: 'limit' })
  const after = cursor ? decode(cursor) : list.first
  return { [list.size]: String(size), ...(after && { after }) }
}

export const encodeCursor = (after: unknown): string => Buffer.from(`1:${String(after)}`).toString('base64url')

function decode(cursor: string): string {
  const [, after] = /^1:(\w{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!after) throw refuse('INVALID_INPUT', 'cursor 无效，请用上一页返回的 nextCursor', { field: 'cursor' })
  return after
}
