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

/** Logging in by WeChat and QQ, binding them, and notifications by WeChat; part of the user area. */
export const userVendorContract = {
  'GET /user/vendors': endpoint({
    summary: 'By which third parties one may log in on this host',
    access: 'public',
    added: true,
    input: empty,
    output: z.object({ vendors: z.array(vendor) }),
    refusals: [],
    cache: { fresh: 300, stale: 3600, tags: [] },
  }),
  'POST /user/beginVendorLogin': endpoint({
    summary: "Address of the third party's page; bound to this browser by an HttpOnly cookie for ten minutes",
    access: 'public',
    added: true,
    input: z.object({ vendor, returnUrl: text(500).optional().describe('path of this host') }),
    output: z.object({ url: z.string() }),
    refusals: ['NOT_FOUND', 'TOO_MANY'],
    limit: VISITS,
  }),
  'POST /user/qqLogin': endpoint({
    summary: 'Back from QQ: log in, or learn that a phone is wanted',
    access: 'public',
    input: z.object(back),
    output: vendorLogin,
    refusals: LOGIN_REFUSALS,
    limit: VISITS,
  }),
  'POST /user/wechatLogin': endpoint({
    summary: 'Back from WeChat: log in, or learn that a phone is wanted',
    access: 'public',
    added: true,
    input: z.object(back),
    output: vendorLogin,
    refusals: LOGIN_REFUSALS,
    limit: VISITS,
  }),
  'POST /user/joinByVendor': endpoint({
    summary:
      'First login by a third party: bind it to the account of the phone that got a code (smsBindPhone), or to a new one',
    access: 'public',
    added: true,
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
    summary: 'Third parties that open the own account, or could',
    access: 'login',
    added: true,
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
    summary: "Address of the third party's page, to bind it; confirmed by a code to the own phone (purpose bind)",
    access: 'login',
    added: true,
    input: z.object({ vendor, smsCode: ruled('smsCode') }),
    output: z.object({ url: z.string() }),
    refusals: ['WRONG_SMS_CODE', 'NOT_FOUND', 'TOO_MANY'],
    limit: VISITS,
  }),
  'POST /user/thirdPartyAuthorizationUserFromLogin': endpoint({
    summary: 'Back from the third party, as who went there logged in: bind it to the own account',
    access: 'login',
    input: z.object({ vendor, ...back }),
    output: z.object({ nickName: z.string(), returnUrl: z.string() }),
    refusals: ['VENDOR_FAILED', 'VENDOR_TAKEN', 'TOO_MANY'],
    limit: VISITS,
  }),
  'POST /user/unBindThirdPartyAuthorization': endpoint({
    summary: 'Take a third party away from the own account, by a code to the own phone (purpose unbind)',
    access: 'login',
    input: z.object({ vendor, smsCode: ruled('smsCode') }),
    output: none,
    refusals: ['WRONG_SMS_CODE', 'NOT_FOUND', 'LAST_WAY_IN', 'TOO_MANY'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /user/bindWeChatOfficialAccountPush': endpoint({
    summary: 'A picture of the official account; whoever scans it within ten minutes gets the own notifications',
    access: 'login',
    input: empty,
    output: z.object({
      url: z.string().describe('what the picture says'),
      expiresIn: z.number().int().describe('seconds'),
    }),
    refusals: ['NOT_FOUND', 'PUSH_FAILED', 'TOO_MANY'],
    limit: VISITS,
  }),
  'GET /user/bindWeChatOfficialAccountPushStatus': endpoint({
    summary: 'Whether the own notifications go to WeChat, and what became of the newest picture',
    access: 'login',
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
    summary: 'Send a message to the own WeChat, to see that it comes',
    access: 'login',
    added: true,
    input: empty,
    output: none,
    refusals: ['NOT_FOUND', 'PUSH_FAILED', 'TOO_MANY'],
    limit: { points: 5, seconds: 600 },
  }),
  'POST /user/unbindWechatPush': endpoint({
    summary: 'Send the own notifications to WeChat no more',
    access: 'login',
    added: true,
    input: empty,
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
