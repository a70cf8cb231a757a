import { askJson, textOf } from './ask-json'
import { type OAuthApp, WrongVendorCode } from './port'

interface QqOptions {
  appId: string
  secret: string
  /** The vendor's host; replaced in tests. */
  api?: string
}

/** 100019 wrong code, 100020 code used before; `error` of oauth2.0/token. */
const WRONG_CODES = new Set([100019, 100020])

/**
 * QQ Connect, website app (scope get_user_info). The person's id is the unionid, which an app gets once QQ has approved
 * it; without one the openid, which is unique to this app.
 */
export function createQqOAuth({ appId, secret, api = 'https://graph.qq.com' }: QqOptions): OAuthApp {
  const ask = async (path: string, query: Record<string, string>) => {
    const answer = await askJson(`${api}${path}`, { ...query, fmt: 'json' })
    const code = Number(answer.error ?? answer.ret ?? 0)
    if (WRONG_CODES.has(code)) throw new WrongVendorCode(`qq ${code}`)
    if (code !== 0) throw new Error(`qq ${path}: ${code} ${textOf(answer.error_description) || textOf(answer.msg)}`)
    return answer
  }
  return {
    addressOf: ({ redirectUri, state }) =>
      `${api}/oauth2.0/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        scope: 'get_user_info',
      })}`,
    async identify({ code, redirectUri }) {
      const token = await ask('/oauth2.0/token', {
        grant_type: 'authorization_code',
        client_id: appId,
        client_secret: secret,
        code,
        redirect_uri: redirectUri,
      })
      const access_token = textOf(token.access_token)
      if (!access_token) throw new Error('qq: no token')
      const me = await ask('/oauth2.0/me', { access_token, unionid: '1' })
      const openid = textOf(me.openid)
      // a token of another app identifies users of that app
      if (!openid || textOf(me.client_id) !== appId) throw new WrongVendorCode('qq: a token of another app')
      const person = await ask('/user/get_user_info', { access_token, oauth_consumer_key: appId, openid })
      return { subject: textOf(me.unionid) || `${appId}:${openid}`, nickName: textOf(person.nickname) }
    },
  }
}
