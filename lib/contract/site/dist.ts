import { z } from 'zod'
import {
  LEAD_COMPANY_MAX,
  LEAD_KINDS,
  LEAD_NAME_MAX,
  LEAD_NOTE_MAX,
  type LeadKind,
  NO_LEAD_KIND,
  NO_LEAD_NAME,
} from '@/lib/shared/site/leads'
import { MODE_NAMES } from '@/lib/shared/trade/trade-modes'
import { ensureTier } from '../entities/goods'
import { homeConf } from '../entities/home-conf'
import { tradeTerms } from '../entities/trade-terms'
import { dateTime, empty, json, pageSize, required, ruled, text, uint, yuan } from '../fields'
import { scale } from '../goods/quick-coin'
import { endpoint } from '../kit'

export const distContract = {
  'GET /dist/homeConf': endpoint({
    summary: 'Get the distributor site object of this host',
    access: 'public',
    original: true,
    input: empty,
    output: homeConf,
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: [] },
  }),
  'POST /dist/homeConf': endpoint({
    summary:
      'Change the site object of this host immediately; distributor admins only. Colours must keep their contrast. For other storefronts: the console prepares drafts by saveSite and publishes them',
    access: 'staff:brand.write',
    original: true,
    input: z.object({
      conf: json(
        homeConf.omit({ distId: true, isUnverified: true }).partial(),
        '配置不是有效格式对象',
        60_000,
      ).describe('JSON text of the site object without distId; missing parts keep their value'),
    }),
    output: homeConf,
    refusals: ['FORBIDDEN', 'INVALID_INPUT'],
  }),
  'GET /dist/getScaleConf': endpoint({
    summary: 'Get currency for one yuan per game: best and median of the offers on the shelf, and what recycling pays',
    access: 'public',
    original: true,
    input: empty,
    output: z.object({
      recyclePercent: z.number().int().describe('share of the median price that recycling pays'),
      list: z.array(
        z.object({
          gameId: z.number().int(),
          gameName: z.string(),
          coinName: z.string(),
          offers: z.number().int(),
          stock: z.number().describe('units of currency that can be ordered now'),
          bestScale: scale,
          medianScale: scale,
          recycleScale: scale.describe('units of currency a player gives for one yuan when recycling'),
        }),
      ),
    }),
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['games'] },
  }),
  'GET /dist/distEnsureList': endpoint({
    summary: 'List current cover tiers, for a game and goods type or platform-wide',
    access: 'public',
    original: true,
    input: z.object({ gameId: uint().optional(), goodsTypeId: uint().optional() }),
    output: z.object({ list: z.array(ensureTier.omit({ fee: true })) }),
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['home'] },
  }),
  'GET /dist/serQqList': endpoint({
    summary:
      'List published service contacts of this distributor: pre-sale QQ only; staff ids are shown only to the parties of an order',
    access: 'public',
    original: true,
    input: empty,
    output: z.object({ list: z.array(z.object({ name: z.string(), qq: z.string() })) }),
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['home'] },
  }),
  'POST /dist/setDistBus': endpoint({
    summary:
      'Submit a business enquiry to this distributor: cooperation, or selling to it in bulk. One a day per mobile and kind; the mobile is stored encrypted',
    access: 'public',
    original: true,
    input: z.object({
      kind: z.enum(Object.keys(LEAD_KINDS) as [LeadKind, ...LeadKind[]], NO_LEAD_KIND),
      name: required(LEAD_NAME_MAX, NO_LEAD_NAME),
      company: text(LEAD_COMPANY_MAX).optional(),
      mobile: ruled('mobile'),
      note: text(LEAD_NOTE_MAX).optional(),
    }),
    output: z.object({ phone: z.string().describe('masked'), createTime: dateTime }),
    refusals: ['LEAD_SENT', 'TOO_MANY'],
    limit: { points: 10, seconds: 60 },
  }),
  'GET /dist/latestDealRecord': endpoint({
    summary: 'List the latest paid orders of the platform, titles only; accounts before many deals of other types',
    access: 'public',
    original: true,
    input: z.object({ pageSize: pageSize(7, 30), gameId: uint().optional() }),
    output: z.object({
      todayCount: z.number().int(),
      weekCount: z.number().int().describe('of seven days, today included'),
      list: z.array(
        z.object({
          goodsSn: z.string(),
          gameId: z.number().int(),
          gameName: z.string(),
          goodsTypeId: z.number().int(),
          goodsTypeStr: z.string(),
          bigTitle: z.string(),
          price: yuan,
          payTime: dateTime,
        }),
      ),
    }),
    refusals: [],
    cache: { fresh: 5, stale: 60, tags: ['deals:-'] },
  }),
  'GET /dist/tradeTerms': endpoint({
    summary: 'Get the rules of a trade mode, or those of the platform without one, for display in page texts',
    access: 'public',
    input: z.object({ mode: z.enum(MODE_NAMES).optional(), gameId: uint().optional() }),
    output: tradeTerms,
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['home'] },
  }),
} as const
