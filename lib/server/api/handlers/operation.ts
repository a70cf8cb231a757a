import type { operationContract } from '@/lib/contract/operation'
import { mediaUrl } from '@/lib/shared/safe-url'
import { formatDateTime } from '@/lib/shared/time'
import { answerQrLogin } from '../../modules/identity/answer-qr-login'
import { beginQrLogin, QR_LOGIN_SECONDS } from '../../modules/identity/begin-qr-login'
import { fetchQrLogin } from '../../modules/identity/fetch-qr-login'
import { scanQrLogin } from '../../modules/identity/scan-qr-login'
import type { Handlers } from '../handler'
import { loggedIn } from './logged-in'

export const operationHandlers: Handlers<typeof operationContract> = {
  'POST /operation/wechat_login': async (ctx, _, http) => {
    const { code, browser, url } = await beginQrLogin(ctx)
    http.cookies.write('qr', browser, QR_LOGIN_SECONDS)
    return { url, code, expiresIn: QR_LOGIN_SECONDS }
  },
  'GET /operation/wechat_login': async (ctx, { id: code }, http) => {
    if (!code) return { state: 'none', token: '', footImages: ctx.dist.conf.botQuals }
    const { state, login } = await fetchQrLogin(ctx, { code, browser: http.cookies.read('qr') })
    if (!login) return { state, token: '', footImages: [] }
    http.cookies.remove('qr')
    return { state, token: (await loggedIn(ctx, login, http)).token, footImages: [] }
  },
  'POST /operation/scanQrLogin': async (ctx, input) => {
    const { place, device, createdAt } = await scanQrLogin(ctx, input)
    return { siteName: ctx.dist.conf.distBaseConf.websiteName, place, device, createTime: formatDateTime(createdAt) }
  },
  'POST /operation/answerQrLogin': (ctx, input) => answerQrLogin(ctx, input),
  'GET /operation/PublicWechatQRCode': async (ctx) => ({ url: mediaUrl(ctx.dist.conf.pictArea.qrCode) }),
}
