import { call } from '../api'
import type { ChatLink } from './transport'

/** An IM token, exchanged for what this session connects with; kept in memory only. */
export async function fetchLink(): Promise<ChatLink> {
  const { token, nonce } = await call('GET /user/getImParams', {})
  return call('GET /im/getImCenterToken', { token, nonce })
}
