import { askJson, textOf } from './ask-json'
import { type OAuthApp, WrongVendorCode } from './port'

interface WechatOptions {
  appId: string
  secret: string
  /** The vendor's hosts; replaced in tests. */
  page?: string
  api?: string
}

/** Invalid code, code used before; errcode of sns/oauth2/access_token. */
const WRONG_CODES = new Set([40029, 40163])

/**
 * WeChat's open platform, website app: its page shows a QR code for the phone (scope snsapi_login). The person's id is
 * the unionid, which all apps of one developer share; without one the openid, which is unique to this app.
 */
export function createWechatOAuth({
  appId,
  secret,
  page = 'https://open.weixin.qq.com',
  api = 'https://api.weixin.qq.com',
}: WechatOptions): OAuthApp {
  const ask = async (path: string, query: Record<string, string>) => {
    const answer = await askJson(`${api}${path}`, query)
    const code = Number(answer.errcode ?? 0)
    if (WRONG_CODES.has(code)) throw new WrongVendorCode(`wechat ${code}`)
    if (code !== 0) throw new Error(`wechat ${path}: ${code} ${textOf(answer.errmsg)}`)
    return answer
  }
  return {
    addressOf: ({ redirectUri, state }) =>
      `${page}/connect/qrconnect?${new URLSearchParams({
        appid: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      })}#wechat_redirect`,
    async identify({ code }) {
      const token = await ask('/sns/oauth2/access_token', {
        appid: appId,
        secret,
        code,
        grant_type: 'authorization_code',
      })
      const [access_token, openid] = [textOf(token.access_token), textOf(token.openid)]
      if (!access_token || !openid) throw new Error('wechat: a token without a person')
      const person = await ask('/sns/userinfo', { access_token, openid, lang: 'zh_CN' })
      if (textOf(person.openid) !== openid) throw new Error('wechat: told of somebody else')
      const unionId = textOf(person.unionid) || textOf(token.unionid)
      return { subject: unionId || `${appId}:${openid}`, nickName: textOf(person.nickname) }
    },
  }
}
