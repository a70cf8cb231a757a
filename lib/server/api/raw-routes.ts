import { handlePayoutNotice } from '../modules/payouts/handle-payout-notice'
import { handlePaymentNotice } from '../modules/trading/payments/handle-payment-notice'
import { recentMails } from '../providers/mail/local'
import { recentSms } from '../providers/sms/local'
import { recentPushes } from '../providers/wechat-push/local'
import type { Dist, Services } from '../runtime/context'
import type { Env } from '../runtime/env'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'
import type { RawRoute } from './app'
import { devPage, MAIL, SMS, WECHAT } from './dev-page'
import { followerPage, vendorPage } from './dev-vendors'
import { evidenceFile } from './evidence-file'
import { exportFile } from './export-file'
import { rongMessage, rongStatus } from './rongcloud-callback'
import { framesElsewhere, statFrame } from './stat-frame'
import { wechatCallback } from './wechat-callback'

/** Routes beside the contract: what providers tell, the pages of both sandboxes and of local providers, the statistics frame. */
export function rawRoutes(
  services: Services,
  sandbox: Record<'till' | 'bank', (request: Request) => Promise<Response | null>>,
  env: Env,
  resolve: (host: string) => Dist | undefined,
): RawRoute[] {
  const noticed = async (request: Request, handle: typeof handlePaymentNotice) => {
    const ctx = systemCtx(services, resolve(new URL(request.url).host) ?? NO_DIST)
    const { body, contentType, status } = await handle(ctx, await request.text(), request.headers)
    return new Response(body, { status, headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
  }
  const missing = () => new Response('Not found', { status: 404 })
  const isDev = env.APP_ENV !== 'production'
  const hasLocalPush = isDev && env.WECHAT_PUSH_PROVIDER === 'local'
  return [
    {
      method: 'POST',
      path: '/api/pay/notify/:provider',
      handle: (request) => noticed(request, handlePaymentNotice),
    },
    {
      method: 'POST',
      path: '/api/pay/payoutNotify/:provider',
      handle: (request) => noticed(request, handlePayoutNotice),
    },
    {
      method: 'GET',
      path: '/api/user/exportFile/:id',
      handle: async (request) => (await exportFile(services, resolve, request)) ?? missing(),
    },
    {
      method: 'GET',
      path: '/api/order/evidenceFile/:orderSn',
      handle: async (request) => (await evidenceFile(services, resolve, request)) ?? missing(),
    },
    {
      method: 'GET',
      path: '/api/dist/statFrame',
      async handle(request) {
        const { host, search } = new URL(request.url)
        const dist = resolve(host)
        if (!dist) return missing()
        const elsewhere = framesElsewhere(env, dist, search)
        return elsewhere ? Response.redirect(elsewhere, 302) : statFrame(dist, env)
      },
    },
    { method: 'ALL', path: '/sandbox-pay/*', handle: async (request) => (await sandbox.till(request)) ?? missing() },
    {
      method: 'ALL',
      path: '/dev/bank',
      handle: async (request) => (env.APP_ENV === 'production' ? null : await sandbox.bank(request)) ?? missing(),
    },
    {
      method: 'GET',
      path: '/dev/sms',
      handle: async () =>
        env.APP_ENV === 'production' || env.SMS_PROVIDER !== 'local'
          ? missing()
          : devPage(
              SMS,
              (await recentSms(services.db)).map(({ createdAt, phone, text }) => [createdAt, phone, text]),
            ),
    },
    {
      method: 'GET',
      path: '/dev/mail',
      handle: async () =>
        env.APP_ENV === 'production' || env.MAIL_PROVIDER !== 'local'
          ? missing()
          : devPage(
              MAIL,
              (await recentMails(services.db)).map(({ createdAt, address, subject, text }) => [
                createdAt,
                address,
                `${subject}\n${text}`,
              ]),
            ),
    },
    {
      method: 'GET',
      path: '/dev/wechat',
      handle: async () =>
        hasLocalPush
          ? devPage(
              WECHAT,
              (await recentPushes(services.db)).map(({ createdAt, openId, title }) => [createdAt, openId, title]),
            )
          : missing(),
    },
    {
      method: 'ALL',
      path: '/dev/wechat/scan',
      handle: async (request) => (hasLocalPush ? followerPage(services, resolve, request) : missing()),
    },
    {
      method: 'ALL',
      path: '/dev/oauth/:vendor',
      handle: async (request) =>
        isDev && env.OAUTH_PROVIDER === 'local' ? vendorPage(services, resolve, request) : missing(),
    },
    {
      method: 'ALL',
      path: '/api/operation/wechatPush',
      handle: (request) => wechatCallback(services, request),
    },
    {
      method: 'POST',
      path: '/api/im/rongMessage',
      handle: (request) => rongMessage(services, request),
    },
    {
      method: 'POST',
      path: '/api/im/rongStatus',
      handle: (request) => rongStatus(services, request),
    },
  ]
}
