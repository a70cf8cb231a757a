import { z } from 'zod'
import { goodsRow } from './entities/goods'
import { loginResult, userProfile } from './entities/user'
import {
  commaList,
  dateTime,
  empty,
  flag,
  goodsSn,
  none,
  page,
  paged,
  pageSize,
  required,
  ruled,
  text,
  yuan,
} from './fields'
import { endpoint } from './kit'

const LOGIN_REFUSALS = ['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED', 'TOO_MANY', 'FORBIDDEN'] as const

export const userContract = {
  'POST /user/register': endpoint({
    summary: 'Register with a phone, an SMS code and a password; logs in',
    access: 'public',
    input: z.object({
      phone: ruled('mobile'),
      smsCode: ruled('smsCode'),
      password: ruled('password'),
      nickName: ruled('nickName').optional(),
      inviteCode: text(16).optional(),
      agree: z.literal('1', '请先阅读并同意用户协议'),
    }),
    output: loginResult,
    refusals: ['PHONE_TAKEN', 'WRONG_SMS_CODE', 'TOO_MANY'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /user/login': endpoint({
    summary: 'Log in with phone and password',
    access: 'public',
    input: z.object({ phone: ruled('mobile'), password: required(64, '请输入密码') }),
    output: loginResult,
    refusals: LOGIN_REFUSALS,
  }),
  'POST /user/loginBySmCode': endpoint({
    summary: 'Log in with phone and SMS code',
    access: 'public',
    input: z.object({ phone: ruled('mobile'), smsCode: ruled('smsCode') }),
    output: loginResult,
    refusals: ['WRONG_SMS_CODE', ...LOGIN_REFUSALS],
  }),
  'POST /user/forgetUserPassWord': endpoint({
    summary: 'Set a new password by a code sent to the phone; ends all sessions',
    access: 'public',
    input: z.object({ phone: ruled('mobile'), smsCode: ruled('smsCode'), password: ruled('password') }),
    output: none,
    refusals: ['WRONG_SMS_CODE', 'TOO_MANY'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /user/logout': endpoint({
    summary: 'End this session',
    access: 'login',
    added: true,
    input: empty,
    output: none,
    refusals: [],
  }),
  'GET /user/userInfo': endpoint({
    summary: 'Own profile',
    access: 'login',
    input: empty,
    output: userProfile,
    refusals: [],
  }),
  'POST /user/changeUserUsualInfo': endpoint({
    summary: 'Change nickname, code word, avatar',
    access: 'login',
    input: z.object({
      nickName: ruled('nickName').optional(),
      codeWord: z.union([z.literal(''), ruled('codeWord')]).optional(),
      actor: text(200)
        .regex(/^avatar\//, '头像无效，请重新上传')
        .optional()
        .describe('key of an own uploaded picture'),
    }),
    output: userProfile,
    refusals: [],
  }),
  'POST /user/verifyIdentity': endpoint({
    summary: 'Real-name verification, 18 and over',
    access: 'login',
    added: true,
    input: z.object({ realName: ruled('realName'), idCard: ruled('idCard') }),
    output: userProfile,
    refusals: ['REAL_NAME_REFUSED', 'UNDER_AGE', 'TOO_MANY'],
    limit: { points: 5, seconds: 86_400 },
  }),
  'POST /user/setPayPassword': endpoint({
    summary: 'Set or reset the six-digit pay password, confirmed by SMS code',
    access: 'login',
    added: true,
    input: z.object({ smsCode: ruled('smsCode'), payPassword: ruled('payPassword') }),
    output: none,
    refusals: ['WRONG_SMS_CODE', 'TOO_MANY'],
  }),
  'POST /user/changeUserPassword': endpoint({
    summary: 'Change the login password; ends all other sessions',
    access: 'login',
    input: z.object({ oldPassword: required(64, '请输入原密码'), password: ruled('password') }),
    output: loginResult,
    refusals: ['WRONG_CREDENTIALS', 'TOO_MANY'],
  }),
  'GET /user/goodsUserFollow': endpoint({
    summary: 'Own favourites',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(goodsRow),
    refusals: [],
  }),
  'POST /user/followGoods': endpoint({
    summary: 'Add or remove a favourite',
    access: 'login',
    input: z.object({ goodsSn, follow: flag }),
    output: z.object({ followed: z.boolean(), favourites: z.number().int() }),
    refusals: ['NOT_FOUND'],
  }),
  'GET /user/followState': endpoint({
    summary: 'Which of these goods are own favourites',
    access: 'login',
    added: true,
    input: z.object({ goodsSns: commaList(goodsSn) }),
    output: z.object({ followed: z.array(z.string()) }),
    refusals: [],
  }),
  'GET /user/findBalanceRecord': endpoint({
    summary: 'Wallet movements, newest first',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(
      z.object({
        id: z.number().int(),
        kind: z.string(),
        kindName: z.string(),
        memo: z.string(),
        amount: yuan,
        balance: yuan,
        createTime: dateTime,
      }),
    ),
    refusals: [],
  }),
  'GET /user/capitalManagement': endpoint({
    summary: 'Wallet figures: spendable, in escrow, still held after sales',
    access: 'login',
    input: empty,
    output: z.object({ coin: yuan, escrow: yuan, pendingIncome: yuan, pendingPayments: z.number().int() }),
    refusals: [],
  }),
} as const
