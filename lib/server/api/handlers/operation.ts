import type { operationContract } from '@/lib/contract/operation'
import { mediaUrl } from '@/lib/shared/safe-url'
import { formatDateTime } from '@/lib/shared/time'
import { answerQrLogin } from '../../modules/identity/answer-qr-login'
import { beginQrLogin, QR_LOGIN_SECONDS } from '../../modules/identity/begin-qr-login'
import { fetchQrLogin } from '../../modules/identity/fetch-qr-login'
import { scanQrLogin } from '../../modules/identity/scan-qr-login'
import { loadHomeConf } from '../../modules/tenancy/queries'
import { cookieHeader, cookieNames } from '../cookies'
import type { Handlers } from '../handler'
import { loggedIn } from './logged-in'

export const operationHandlers: Handlers<typeof operationContract> = {
  'POST /operation/wechat_login': async (ctx, _, http) => {
    const { code, browser, url } = await beginQrLogin(ctx)
    http.setCookie(
      cookieHeader(cookieNames(http.isSecure).qr, browser, {
        isSecure: http.isSecure,
        httpOnly: true,
        maxAge: QR_LOGIN_SECONDS,
      }),
    )
    return { url, code, expiresIn: QR_LOGIN_SECONDS }
  },
  'GET /operation/wechat_login': async (ctx, { id: code }, http) => {
    const name = cookieNames(http.isSecure).qr
    const { state, login } = await fetchQrLogin(ctx, { code, browser: http.cookie(name) })
    if (!login) return { state, token: '' }
    http.setCookie(cookieHeader(name, '', { isSecure: http.isSecure, httpOnly: true, maxAge: 0 }))
    return { state, token: loggedIn(ctx, login, http).token }
  },
  'GET /operation/qrLogin': async (ctx, input) => {
    const [conf, { place, device, createdAt }] = await Promise.all([loadHomeConf(ctx), scanQrLogin(ctx, input)])
    return { siteName: conf.distBaseConf.websiteName, place, device, createTime: formatDateTime(createdAt) }
  },
  'POST /operation/answerQrLogin': (ctx, input) => answerQrLogin(ctx, input),
  'GET /operation/PublicWechatQRCode': async (ctx) => ({ url: mediaUrl((await loadHomeConf(ctx)).pictArea.qrCode) }),
}
