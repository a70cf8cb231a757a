import { PlainError } from '@/lib/server/runtime/plain-error'

/** A call given as one line, split into parts. */
export interface NamedCall {
  /** Key of the contract: method and path, without the id. */
  call: string
  method: string
  path: string
  /** First part of the path, used in the names of exports: quickCoinContract. */
  area: string
  /** The area as a file name: quick-coin. */
  file: string
  /** True if the path ends in '{id}'. */
  hasId: boolean
}

const CALL = /^((GET|POST|PUT|DELETE) ((?:\/[A-Za-z]\w*)+))(\/\{id\})?$/

/** "GET /pay/showPayUrl/{id}" -> its parts. Throws an error with an explanation if the text is not a call. */
export function readCall(text: string): NamedCall {
  const [, call = '', method = '', path = '', id] = CALL.exec(text) ?? []
  const area = path.split('/')[1] ?? ''
  if (!/^[a-z]/.test(area))
    throw new PlainError('name the call like "GET /goods/lookBargaGoodsList" or "GET /pay/show/{id}"')
  if (id && method === 'POST') throw new PlainError('a POST carries no id in its path')
  return {
    call,
    method,
    path,
    area,
    file: area.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase(),
    hasId: Boolean(id),
  }
}
