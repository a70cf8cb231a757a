import { shortText } from '@/lib/shared/text/cut-text'
import { formatDateTime } from '@/lib/shared/time'
import { type EnvelopeKeys, isSigned, openEnvelope, tagOf } from './envelope'
import { type FollowerEvent, FollowerLeft, type WechatPushProvider } from './port'

interface AccountOptions extends EnvelopeKeys {
  secret: string
  /** Template with thing1 (what happened, 20 characters) and time2 (when). */
  templateId: string
  now: () => Date
  /** The vendor's host; replaced in tests. */
  api?: string
}

const TIMEOUT_MS = 8000
/** A token is not used in the last minutes of its lifetime. */
const SPARE_MS = 5 * 60_000
/** Maximum age of the vendor's calls. */
const FRESH_SECONDS = 300
/** The token is wrong, missing or expired. */
const TOKEN_OVER = new Set([40001, 40014, 42001])
/** Invalid receiver; does not follow; blocks messages. */
const GONE = new Set([40003, 43004, 43101])
const LONGEST_THING = 20

/**
 * An official account (服务号) by its documented API: stable_token, so that several instances share one; a temporary QR
 * code with a scene; template messages with client_msg_id. Its calls are accepted in safe mode only, where the
 * signature covers the content.
 */
export function createOfficialAccount(options: AccountOptions): WechatPushProvider {
  const { appId, secret, token, templateId, now, api = 'https://api.weixin.qq.com' } = options
  let cached: { token: string; until: number } | undefined

  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${api}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`wechat: status ${answer.status}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const accessToken = async (renew: boolean): Promise<string> => {
    if (!renew && cached && cached.until > now().getTime()) return cached.token
    const body = { grant_type: 'client_credential', appid: appId, secret, force_refresh: false }
    const { access_token, expires_in, errcode } = await post('/cgi-bin/stable_token', body)
    if (typeof access_token !== 'string') throw new Error(`wechat stable_token: ${errcode}`)
    cached = { token: access_token, until: now().getTime() + Number(expires_in) * 1000 - SPARE_MS }
    return access_token
  }
  /** Gets a new token if the cached one has expired. */
  const ask = async (path: string, body: object, renew = false): Promise<Record<string, unknown>> => {
    const answer = await post(`${path}?access_token=${encodeURIComponent(await accessToken(renew))}`, body)
    const code = Number(answer.errcode ?? 0)
    if (code === 0) return answer
    if (TOKEN_OVER.has(code) && !renew) return ask(path, body, true)
    if (GONE.has(code)) throw new FollowerLeft(`wechat ${code}`)
    throw new Error(`wechat ${path}: ${code} ${answer.errmsg}`)
  }

  return {
    async pictureOf({ scene, seconds }) {
      const { url } = await ask('/cgi-bin/qrcode/create', {
        expire_seconds: seconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      })
      if (typeof url !== 'string' || !url) throw new Error('wechat qrcode: no address')
      return url
    },
    async send({ openId, title, at, url, key }) {
      await ask('/cgi-bin/message/template/send', {
        touser: openId,
        template_id: templateId,
        url,
        client_msg_id: key,
        data: {
          thing1: { value: shortText(title, LONGEST_THING) },
          time2: { value: formatDateTime(at) },
        },
      })
    },
    readEcho: (query) =>
      isSigned(query.get('signature'), token, query.get('timestamp'), query.get('nonce'))
        ? (query.get('echostr') ?? '')
        : undefined,
    readEvent(query, body) {
      const sealed = tagOf(body, 'Encrypt')
      const [timestamp, nonce] = [query.get('timestamp'), query.get('nonce')]
      if (!sealed || !isSigned(query.get('msg_signature'), token, timestamp, nonce, sealed)) return undefined
      if (Math.abs(now().getTime() / 1000 - Number(timestamp)) > FRESH_SECONDS) return undefined
      const xml = openEnvelope(options, sealed)
      return xml === undefined ? undefined : eventOf(xml)
    },
  }
}

/** Following through a QR code, scanning one as a follower, or unfollowing. */
function eventOf(xml: string): FollowerEvent | null {
  const openId = tagOf(xml, 'FromUserName')
  const event = tagOf(xml, 'Event').toLowerCase()
  if (tagOf(xml, 'MsgType') !== 'event' || !openId) return null
  if (event === 'unsubscribe') return { kind: 'leave', openId, scene: '' }
  if (event !== 'subscribe' && event !== 'scan') return null
  return { kind: 'follow', openId, scene: tagOf(xml, 'EventKey').replace(/^qrscene_/, '') }
}
