import { processComplaintNotice } from '../modules/aftersales/complaints/process-complaint-notice'
import { processPayoutNotice } from '../modules/money/payouts/process-payout-notice'
import { processPaymentNotice } from '../modules/orders/trading/payments/process-payment-notice'
import { recentMails } from '../providers/mail/local'
import type { LocalFace } from '../providers/real-name/local-face'
import { recentSms } from '../providers/sms/local'
import { recentPushes } from '../providers/wechat-push/local'
import type { Dist, Services } from '../runtime/context'
import type { Env } from '../runtime/env'
import { NO_DIST, systemCtx } from '../runtime/system-ctx'
import type { RawRoute } from './app'
import { caseEvidenceFile } from './case-evidence-file'
import { deskEvidenceFile } from './desk-evidence-file'
import { facePage } from './dev-face'
import { devPage, MAIL, SMS, WECHAT } from './dev-page'
import { recordsPage } from './dev-records'
import { followerPage, vendorPage } from './dev-vendors'
import { evidenceFile } from './evidence-file'
import { distExportFile, exportFile } from './export-file'
import { rongMessage, rongStatus } from './rongcloud-callback'
import { framesOtherOrigins, statFrame } from './stat-frame'
import { wechatCallback } from './wechat-callback'

/**
 * Routes outside the contract: provider callbacks, the pages of both sandboxes and of local providers, the statistics
 * frame.
 */
export function rawRoutes(
  services: Services,
  sandbox: Record<'till' | 'bank', (request: Request) => Promise<Response | null>> & { face: LocalFace },
  env: Env,
  resolve: (host: string) => Dist | undefined,
): RawRoute[] {
  const missing = () => new Response('Not found', { status: 404 })
  const noticed = async (request: Request, handle: typeof processPayoutNotice) => {
    const ctx = systemCtx(services, resolve(new URL(request.url).host) ?? NO_DIST)
    const provider = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const answer = await handle(ctx, provider, await request.text(), request.headers)
    if (!answer) return missing()
    const { body, contentType, status } = answer
    return new Response(body || null, { status, headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
  }
  const { db } = services
  /** A page of a local provider: absent in production, and where a real vendor is configured. */
  const dev = (isLocal: boolean, path: string, handle: (request: Request) => Promise<Response>): RawRoute => {
    const isThere = isLocal && env.APP_ENV !== 'production'
    return { method: 'ALL', path, handle: isThere ? handle : async () => missing() }
  }
  const hasLocalPush = env.WECHAT_PUSH_PROVIDER === 'local'
  return [
    {
      method: 'POST',
      path: '/api/pay/notify/:provider',
      handle: (request) =>
        noticed(request, (ctx, name, body, headers) =>
          processPaymentNotice(ctx, name, body, headers, processComplaintNotice),
        ),
    },
    {
      method: 'POST',
      path: '/api/pay/payoutNotify/:provider',
      handle: (request) => noticed(request, processPayoutNotice),
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
      path: '/api/console/exportFile/:id',
      handle: async (request) => (await distExportFile(services, resolve, request)) ?? missing(),
    },
    {
      method: 'GET',
      path: '/api/desk/evidenceFile/:orderSn',
      handle: async (request) => (await deskEvidenceFile(services, resolve, request)) ?? missing(),
    },
    {
      method: 'GET',
      path: '/api/desk/caseEvidenceFile/:caseSn/:orderSn',
      handle: async (request) => (await caseEvidenceFile(services, resolve, request)) ?? missing(),
    },
    {
      method: 'GET',
      path: '/api/dist/statFrame',
      async handle(request) {
        const { host, search } = new URL(request.url)
        const dist = resolve(host)
        if (!dist) return missing()
        const elsewhere = framesOtherOrigins(env, dist, search)
        return elsewhere ? Response.redirect(elsewhere, 302) : statFrame(dist, env)
      },
    },
    dev(
      env.PAYMENT_PROVIDER === 'sandbox',
      '/sandbox-pay/*',
      async (request) => (await sandbox.till(request)) ?? missing(),
    ),
    dev(env.PAYOUT_PROVIDER === 'sandbox', '/dev/bank', async (request) => (await sandbox.bank(request)) ?? missing()),
    dev(env.SMS_PROVIDER === 'local', '/dev/sms', async () =>
      devPage(
        SMS,
        (await recentSms(db)).map(({ createdAt, phone, text }) => [createdAt, phone, text]),
      ),
    ),
    dev(env.MAIL_PROVIDER === 'local', '/dev/mail', async () =>
      devPage(
        MAIL,
        (await recentMails(db)).map(({ createdAt, address, subject, text }) => [
          createdAt,
          address,
          `${subject}\n${text}`,
        ]),
      ),
    ),
    dev(hasLocalPush, '/dev/wechat', async () =>
      devPage(
        WECHAT,
        (await recentPushes(db)).map(({ createdAt, openId, title }) => [createdAt, openId, title]),
      ),
    ),
    dev(hasLocalPush, '/dev/wechat/scan', (request) => followerPage(services, resolve, request)),
    dev(env.OAUTH_PROVIDER === 'local', '/dev/oauth/:vendor', (request) => vendorPage(services, resolve, request)),
    dev(env.REAL_NAME_PROVIDER === 'local', '/dev/face', (request) => facePage(sandbox.face, request)),
    dev(env.DOMAIN_PROVIDER === 'local', '/dev/dns', (request) => recordsPage(db, request)),
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
