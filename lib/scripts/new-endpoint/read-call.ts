import { PlainError } from '@/lib/server/runtime/plain-error'

/** A call as it is named in one line, taken apart. */
export interface NamedCall {
  /** Key of the contract: method and path, without the id. */
  call: string
  method: string
  path: string
  /** First part of the path; names the exports: quickCoinContract. */
  area: string
  /** The same as a file name: quick-coin. */
  file: string
  pathParam?: string
}

const CALL = /^((GET|POST) ((?:\/[A-Za-z]\w*)+))(?:\/\{([a-z]\w*)\})?$/

/** "GET /pay/showPayUrl/{payRand}" -> its parts. Refuses in words what is no call. */
export function readCall(text: string): NamedCall {
  const [, call = '', method = '', path = '', pathParam] = CALL.exec(text) ?? []
  const area = path.split('/')[1] ?? ''
  if (!/^[a-z]/.test(area))
    throw new PlainError('name the call like "GET /goods/lookBargaGoodsList" or "GET /pay/show/{id}"')
  if (pathParam && method !== 'GET') throw new PlainError('only a GET carries an id in its path')
  return { call, method, path, area, file: area.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase(), pathParam }
}
