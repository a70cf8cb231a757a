import { z } from 'zod'
import { dealRow } from '../entities/deal'
import { page, paged, pageSize, price, required, ruled, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

const code = secret(z.string().regex(/^[\w-]{22}$/, '邀请链接不完整'))

/** Deals agreed elsewhere; part of the order area. */
export const orderDealContract = {
  'POST /order/offlineTranSub': endpoint({
    summary: 'Open a deal agreed elsewhere and invite the other side by mobile, who has 24 hours to answer',
    access: 'verified',
    original: true,
    input: z.object({
      side: z.enum(['buyer', 'seller']).describe("the caller's"),
      gid: uint().describe('game'),
      areaId: uint().optional(),
      title: required(60, '请填写交易内容'),
      note: secret(text(500).prefault('').describe('what the account holds; contacts are masked')),
      price,
      payer: z.enum(['buyer', 'seller', 'both']).describe('who pays the fee: 3 %, at least 10.00'),
      mobile: secret(ruled('mobile').describe("the other side's")),
      agree: z.literal('1', '请先阅读并同意交易协议'),
    }),
    output: z.object({
      orderSn: z.string(),
      link: z.string().describe('page of the invitation; works for that mobile alone'),
      isSent: z.boolean().describe('a message went out; else the link is passed on by hand'),
    }),
    refusals: ['NOT_FOUND', 'MODE_OFF', 'INVALID_INPUT', 'TOO_MANY', 'NOT_VERIFIED'],
    idempotent: true,
    limit: { points: 20, seconds: 600 },
  }),
  'GET /order/offlineDeals': endpoint({
    summary: 'List deals of this host to which the caller invited someone or was invited, newest first',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(10, 20) }),
    output: paged(dealRow),
    refusals: [],
  }),
  'GET /order/offlineInvitation': endpoint({
    summary: 'Get all terms of the deal behind an invitation link; for the invited mobile and the inviter',
    access: 'login',
    input: z.object({ code }),
    output: dealRow,
    refusals: ['NOT_FOUND', 'DEAL_OTHER'],
    limit: { points: 60, seconds: 60 },
  }),
  'POST /order/answerOffline': endpoint({
    summary: 'Accept or decline a deal invitation, once; accepting requires real-name verification',
    access: 'login',
    input: z.object({ code, answer: z.enum(['accept', 'decline']) }),
    output: z.object({ orderSn: z.string() }),
    refusals: ['NOT_FOUND', 'DEAL_OTHER', 'DEAL_STATE', 'NOT_VERIFIED', 'OWN_GOODS', 'MODE_OFF'],
    idempotent: true,
    limit: { points: 60, seconds: 600 },
  }),
} as const
