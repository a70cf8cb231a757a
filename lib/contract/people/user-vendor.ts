import { z } from 'zod'
import { VENDORS } from '@/lib/shared/people/vendors'
import { loginResult } from '../entities/user'
import { codeBy, dateTime, empty, none, required, ruled, secret, text } from '../fields'
import { endpoint } from '../kit'

const vendor = z.enum(VENDORS, '没有这种登录方式')
const back = {
  code: secret(required(512, '第三方没有同意登录')),
  state: secret(required(100, '登录已失效，请重新发起')),
}
const vendorLogin = z.object({
  login: loginResult.nullable().describe('null: nobody is bound to this person yet, a phone is wanted'),
  nickName: z.string().describe('at the vendor'),
  returnUrl: z.string().describe('path of this host to go on to'),
})
const VISITS = { points: 30, seconds: 600 } as const
const LOGIN_REFUSALS = ['VENDOR_FAILED', 'FORBIDDEN', 'ACCOUNT_FROZEN', 'TOO_MANY'] as const

/** Login with WeChat and QQ, from the platform's own site, binding them to an account, and WeChat notifications; part of the user area. */
export const userVendorContract = {
  'GET /user/vendors': endpoint({
    summary: 'List the third parties available for login on this host',
    access: 'public',
    input: empty,
    output: z.object({ vendors: z.array(vendor) }),
    refusals: [],
    cache: { fresh: 300, stale: 3600, tags: [] },
  }),
  'POST /user/beginVendorLogin': endpoint({
    summary:
      "Get the address of the third party's login page; bound to this browser by an HttpOnly cookie for ten minutes",
    access: 'public',
    input: z.object({ vendor, returnUrl: text(500).optional().describe('path of this host') }),
    output: z.object({ url: z.string() }),
    refusals: ['NOT_FOUND', 'TOO_MANY'],
    limit: VISITS,
  }),
  'POST /user/qqLogin': endpoint({
    summary: 'Handle the return from QQ: log in, or report that a phone is required',
    access: 'public',
    original: true,
    input: z.object(back),
    output: vendorLogin,
    refusals: LOGIN_REFUSALS,
    limit: VISITS,
  }),
  'POST /user/wechatLogin': endpoint({
    summary: 'Handle the return from WeChat: log in, or report that a phone is required',
    access: 'public',
    input: z.object(back),
    output: vendorLogin,
    refusals: LOGIN_REFUSALS,
    limit: VISITS,
  }),
  'POST /user/claimSiteLogin': endpoint({
    summary:
      "Log in with a ticket that the platform's own site issued for this one (POST /order/enterSite); it works once, for one minute",
    access: 'public',
    input: z.object({ ticket: secret(required(100, '入口已失效，请回到订单列表重新打开')) }),
    output: z.object({
      login: loginResult.nullable().describe('null: the same member is logged in already'),
      returnUrl: z.string().describe('path of this host to go on to'),
    }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'ACCOUNT_FROZEN', 'TOO_MANY'],
    limit: VISITS,
  }),
  'POST /user/joinByVendor': endpoint({
    summary:
      'Complete a first third-party login: bind it to the account of the phone that received a code (smsBindPhone), or to a new account',
    access: 'public',
    input: z.object({
      state: back.state,
      phone: secret(ruled('mobile')),
      smsCode: ruled('smsCode'),
      inviteCode: codeBy(/^.{0,16}$/su, '邀请码格式错误').optional(),
      agree: z.literal('1', '请先阅读并同意用户协议'),
    }),
    output: vendorLogin,
    refusals: ['PAUSED', 'WRONG_SMS_CODE', 'VENDOR_TAKEN', ...LOGIN_REFUSALS],
    limit: { points: 20, seconds: 3600 },
  }),
  'GET /user/thirdParties': endpoint({
    summary: 'List the third parties that can log in to the own account, or can be bound to it',
    access: 'login',
    input: empty,
    output: z.object({
      list: z.array(
        z.object({
          vendor,
          name: z.string(),
          isOffered: z.boolean().describe('on this host'),
          isBound: z.boolean(),
          nickName: z.string().describe('at the vendor, as of then'),
          createTime: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
  'POST /user/beginVendorBinding': endpoint({
    summary:
      "Get the address of the third party's page for binding; confirmed by a code to the own phone (purpose bind)",
    access: 'login',
    input: z.object({ vendor, smsCode: ruled('smsCode') }),
    output: z.object({ url: z.string() }),
    refusals: ['WRONG_SMS_CODE', 'NOT_FOUND', 'TOO_MANY'],
    limit: VISITS,
  }),
  'POST /user/thirdPartyAuthorizationUserFromLogin': endpoint({
    summary: 'Handle the return from the third party for a user who was logged in before: bind it to the own account',
    access: 'login',
    original: true,
    input: z.object({ vendor, ...back }),
    output: z.object({ nickName: z.string(), returnUrl: z.string() }),
    refusals: ['VENDOR_FAILED', 'VENDOR_TAKEN', 'TOO_MANY'],
    limit: VISITS,
  }),
  'POST /user/unBindThirdPartyAuthorization': endpoint({
    summary: 'Unbind a third party from the own account, by a code to the own phone (purpose unbind)',
    access: 'login',
    original: true,
    input: z.object({ vendor, smsCode: ruled('smsCode') }),
    output: none,
    refusals: ['WRONG_SMS_CODE', 'NOT_FOUND', 'LAST_WAY_IN', 'TOO_MANY'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /user/bindWeChatOfficialAccountPush': endpoint({
    summary:
      'Get a QR code of the official account; whoever scans it within ten minutes receives the own notifications',
    access: 'login',
    original: true,
    input: empty,
    output: z.object({
      url: z.string().describe('what the picture says'),
      expiresIn: z.number().int().describe('seconds'),
    }),
    refusals: ['NOT_FOUND', 'PUSH_FAILED', 'TOO_MANY'],
    limit: VISITS,
  }),
  'GET /user/bindWeChatOfficialAccountPushStatus': endpoint({
    summary: 'Get whether own notifications go to WeChat, and the status of the newest QR code',
    access: 'login',
    original: true,
    input: empty,
    output: z.object({
      isOffered: z.boolean(),
      isBound: z.boolean(),
      createTime: dateTime.describe("'' when it is not bound"),
      picture: z
        .enum(['none', 'waiting', 'bound', 'taken', 'expired'])
        .describe("taken: scanned by who gets another account's notifications"),
    }),
    refusals: [],
  }),
  'POST /user/testWechatPush': endpoint({
    summary: 'Send a test message to the own WeChat',
    access: 'login',
    input: empty,
    output: none,
    refusals: ['NOT_FOUND', 'PUSH_FAILED', 'TOO_MANY'],
    limit: { points: 5, seconds: 600 },
  }),
  'POST /user/unbindWechatPush': endpoint({
    summary: 'Stop sending own notifications to WeChat',
    access: 'login',
    input: empty,
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
