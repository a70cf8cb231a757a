import { z } from 'zod'
import { TRANSIT_CODE } from '@/lib/shared/site/transit-code'
import { newsArticle, newsArticleInList, newsItem } from '../entities/content'
import { game, gameFilter } from '../entities/goods'
import { empty, keyword, none, orderSn, page, paged, pageSize, ruled, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

const GAMES = { fresh: 300, stale: 3600, tags: ['games'] } as const
const transitCode = z.string().regex(TRANSIT_CODE, '推广码无效')
const NEWS = { fresh: 60, stale: 600, tags: ['news'] } as const

export const commContract = {
  'POST /comm/sms': endpoint({
    summary: 'Send an SMS code; the response is the same whether or not the phone is registered',
    access: 'public',
    original: true,
    input: z.object({ phone: ruled('mobile'), purpose: z.enum(['register', 'login', 'password', 'phone', 'case']) }),
    output: z.object({ waitSeconds: z.number().int() }),
    refusals: ['TOO_MANY'],
    limit: { points: 30, seconds: 3600 },
  }),
  'POST /comm/smsBindPhone': endpoint({
    summary:
      'Send an SMS code to the own bound phone of the logged-in user; purpose thirdParty: to the phone that a first third-party login is to be bound to',
    access: 'public',
    original: true,
    input: z.object({
      purpose: z.enum(['payPassword', 'phone', 'password', 'bind', 'unbind', 'freeze', 'close', 'thirdParty']),
      phone: secret(ruled('mobile').optional().describe('with thirdParty')),
      state: secret(text(100).optional().describe('with thirdParty: of the visit')),
    }),
    output: z.object({ waitSeconds: z.number().int(), phone: z.string().describe('masked') }),
    refusals: ['NOT_LOGGED_IN', 'VENDOR_FAILED', 'INVALID_INPUT', 'TOO_MANY'],
    limit: { points: 60, seconds: 3600 },
  }),
  'GET /comm/gameList': endpoint({
    summary: 'List the games this distributor shows',
    access: 'public',
    original: true,
    input: z.object({
      rec: z
        .literal('1')
        .transform(() => true)
        .optional(),
      initial: z
        .string()
        .regex(/^[A-Z]$/)
        .optional(),
      type: z.enum(['1', '2']).transform(Number).optional(),
    }),
    output: z.object({ gameList: z.array(game) }),
    refusals: [],
    cache: GAMES,
  }),
  'GET /comm/suggest': endpoint({
    summary:
      'Suggest games and names in the accounts on the shelf for a typed text, also for pinyin and for one typing error',
    access: 'public',
    input: z.object({ text: keyword(30), gid: uint().optional().describe('only of this game') }),
    output: z.object({
      games: z
        .array(z.object({ id: z.number().int(), name: z.string() }))
        .describe('whose names resemble the text at least as much as the best of `list`, without the given game'),
      list: z.array(z.object({ text: z.string(), gameId: z.number().int(), gameName: z.string() })),
    }),
    refusals: [],
    limit: { points: 600, seconds: 60, inProcess: true },
  }),
  'GET /comm/gamefilter': endpoint({
    summary: 'Get areas, servers and filter fields of a game',
    access: 'public',
    original: true,
    input: z.object({ gameId: uint() }),
    output: gameFilter,
    refusals: ['NOT_FOUND'],
    cache: GAMES,
  }),
  'GET /comm/openCalls': endpoint({
    summary: 'List the calls of the seller API by group; /open/openapi.json describes each in full',
    access: 'public',
    input: empty,
    output: z.object({
      groups: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          calls: z.array(
            z.object({
              call: z.string().describe('method and path below /open/v1'),
              summary: z.string(),
              scope: z.string().describe('permission that a key needs'),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
    cache: { fresh: 300, stale: 3600, tags: [] },
  }),
  'GET /comm/crossList': endpoint({
    summary: 'List cross-server zones with goods on the shelf, and their number of goods',
    access: 'public',
    original: true,
    input: z.object({ gameId: uint().optional() }),
    output: z.object({
      crossList: z.array(
        z.object({
          gameId: z.number().int(),
          crossId: z.number().int(),
          crossName: z.string(),
          count: z.number().int(),
        }),
      ),
    }),
    refusals: [],
    cache: GAMES,
  }),
  'GET /comm/qiniuToken': endpoint({
    summary:
      'Get the upload token with upload address and allowed types; for other storefronts, the pages here know both',
    access: 'login',
    original: true,
    writes: true,
    input: z.object({ purpose: z.enum(['goods', 'chat', 'avatar', 'evidence', 'site']) }),
    output: z.object({
      uploadId: z.string(),
      token: z.string(),
      maxBytes: z.number().int(),
      action: z.string().describe('multipart: uploadId, token, file'),
      types: z.array(z.string()),
    }),
    refusals: ['TOO_MANY'],
    limit: { points: 300, seconds: 3600 },
  }),
  'GET /comm/imagesTempUploadToken': endpoint({
    summary: 'Get a single-use token for one picture of this user and purpose',
    access: 'login',
    original: true,
    writes: true,
    input: z.object({ purpose: z.enum(['goods', 'chat', 'avatar', 'evidence', 'site']) }),
    output: z.object({ uploadId: z.string(), token: z.string(), maxBytes: z.number().int() }),
    refusals: ['TOO_MANY'],
    limit: { points: 300, seconds: 3600 },
  }),
  'POST /comm/uploadImage': endpoint({
    summary: 'Upload one PNG or JPEG of at most 10 MB as multipart; re-encoded, metadata dropped',
    access: 'login',
    takesFile: true,
    input: z.object({ uploadId: text(40), token: text(80), index: uint(99).optional() }),
    output: z.object({
      key: z.string(),
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      index: z.number().int(),
    }),
    refusals: ['UPLOAD_TOKEN', 'BAD_IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'TOO_MANY'],
    limit: { points: 120, seconds: 60 },
  }),
  'GET /comm/getNews': endpoint({
    summary: 'List news and announcements, pinned first, then newest; fixed documents only with type 0',
    access: 'public',
    original: true,
    input: z.object({
      type: uint(9).optional().describe('0 documents, 1 announcements, 2 platform news; both of the latter by default'),
      category: z.enum(['platform', 'game', 'guide', 'market', 'safety']).optional(),
      gid: uint().optional().describe('game'),
      sort: z.enum(['newest', 'hot']).optional().describe('hot: most read of the last 90 days'),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(newsItem),
    refusals: [],
    cache: NEWS,
  }),
  'GET /comm/newsInfo': endpoint({
    summary: 'Get one article, with sanitised HTML',
    access: 'public',
    original: true,
    input: z.object({ newsId: text(40).describe('the code in its address') }),
    output: newsArticle,
    refusals: ['NOT_FOUND'],
    cache: NEWS,
  }),
  'GET /comm/newsInfo2': endpoint({
    summary: 'Get one article with the previous, next and related articles',
    access: 'public',
    original: true,
    input: z.object({ newsId: text(40).describe('the code in its address') }),
    output: newsArticleInList,
    refusals: ['NOT_FOUND'],
    cache: NEWS,
  }),
  'POST /comm/recordNewsView': endpoint({
    summary: 'Count one view of an article',
    access: 'public',
    input: z.object({ newsId: text(40) }),
    output: none,
    refusals: [],
    limit: { points: 120, seconds: 60, inProcess: true },
  }),
  'POST /comm/recordUV': endpoint({
    summary: 'Count a visit of this host, once a day per browser; stores the advertising transit code of the visit',
    access: 'public',
    original: true,
    input: z.object({
      transitCode: transitCode.default(''),
      landing: text(200).default('').describe('path of the first page'),
      source: z
        .string()
        .regex(/^[a-z0-9.-]{0,100}$/)
        .default('')
        .describe('host of the page that led here'),
    }),
    output: none,
    refusals: ['TOO_MANY'],
    limit: { points: 60, seconds: 60, inProcess: true },
  }),
  'POST /comm/recordPage': endpoint({
    summary: 'Count a visitor of a page, once a day per browser and page',
    access: 'public',
    input: z.object({ path: text(200).describe('of the page, without the query') }),
    output: none,
    refusals: ['TOO_MANY'],
    limit: { points: 60, seconds: 60, inProcess: true },
  }),
  'GET /comm/getClickRecord': endpoint({
    summary: 'Get visitors and views of the last 14 days, also by transit code; distributor admins only',
    access: 'staff:visits.read',
    original: true,
    input: empty,
    output: z.object({
      days: z.array(z.object({ day: z.string(), uv: z.number().int(), pv: z.number().int() })).describe('today first'),
      codes: z.array(z.object({ transitCode: z.string(), uv: z.number().int() })),
    }),
    refusals: ['FORBIDDEN'],
  }),
  'POST /comm/certificateInfo': endpoint({
    summary:
      'Issue a certificate of the cover of an own purchase, or without an order that the caller is a verified dealer; repeated calls return the same code',
    access: 'verified',
    original: true,
    input: z.object({ orderSn: orderSn.optional() }),
    output: z.object({ code: z.string() }),
    refusals: ['NOT_VERIFIED', 'NOT_FOUND', 'NO_COVER', 'NO_DEALER'],
  }),
  'GET /comm/queryCertificateInfo': endpoint({
    summary: 'Look up the current content of a certificate by its code; an empty object if there is none on this host',
    access: 'public',
    original: true,
    input: z.object({
      code: z
        .string('请输入证书编号')
        .trim()
        .regex(/^C\d{14}$/, '证书编号格式错误'),
    }),
    output: z
      .object({
        code: z.string(),
        kind: z.enum(['cover', 'dealer']),
        title: z.string().describe('name of the cover, or 实名商家'),
        holder: z.string().describe('masked'),
        valid: z.boolean(),
        state: z.string(),
        issueDate: z.string().describe('YYYY-MM-DD'),
      })
      .partial(),
    refusals: ['TOO_MANY'],
  }),
  'GET /comm/csrf': endpoint({
    summary: 'Set the CSRF cookie for this host',
    access: 'public',
    input: empty,
    output: none,
    refusals: [],
  }),
  'POST /comm/recordBrowserError': endpoint({
    summary: 'Report an error that no code of a page handled; stored in the log only, as long as it is not full',
    access: 'public',
    input: z.object({
      message: text(300).describe('name and message of the error'),
      stack: text(2000).default('').describe('where it was thrown'),
      path: text(200).default('').describe('of the page, without the query'),
    }),
    output: none,
    refusals: ['TOO_MANY'],
    limit: { points: 10, seconds: 60, inProcess: true },
  }),
} as const
