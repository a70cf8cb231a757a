import type { operationContract } from '@/lib/contract/site/operation'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { formatDateTime } from '@/lib/shared/time'
import { loadHomeConf } from '../../../modules/core/tenancy/load-home-conf'
import { answerQrLogin } from '../../../modules/people/identity/login/answer-qr-login'
import { claimQrLogin } from '../../../modules/people/identity/login/claim-qr-login'
import { openQrLogin } from '../../../modules/people/identity/login/open-qr-login'
import { QR_LOGIN_SECONDS, startQrLogin } from '../../../modules/people/identity/login/start-qr-login'
import type { Handlers } from '../../handler'
import { loggedIn } from '../people/logged-in'

export const operationHandlers: Handlers<typeof operationContract> = {
  'POST /operation/wechat_login': async (ctx, _, http) => {
    const { code, browser, url } = await startQrLogin(ctx)
    http.cookies.write('qr', browser, QR_LOGIN_SECONDS)
    return { url, code, expiresIn: QR_LOGIN_SECONDS }
  },
  'GET /operation/wechat_login': async (ctx, { id: code }, http) => {
    if (!code) return { state: 'none', token: '', footImages: (await loadHomeConf(ctx)).botQuals }
    const { state, login } = await claimQrLogin(ctx, { code, browser: http.cookies.read('qr') })
    if (!login) return { state, token: '', footImages: [] }
    http.cookies.remove('qr')
    return { state, token: (await loggedIn(ctx, login, http)).token, footImages: [] }
  },
  'POST /operation/scanQrLogin': async (ctx, input) => {
    const { place, device, createdAt } = await openQrLogin(ctx, input)
    return { siteName: ctx.dist.conf.distBaseConf.websiteName, place, device, createTime: formatDateTime(createdAt) }
  },
  'POST /operation/answerQrLogin': (ctx, input) => answerQrLogin(ctx, input),
  'GET /operation/PublicWechatQRCode': async (ctx) => ({ url: mediaUrl(ctx.dist.conf.pictArea.qrCode) }),
}
