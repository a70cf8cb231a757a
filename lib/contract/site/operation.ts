import { z } from 'zod'
import { homeConf } from '../entities/home-conf'
import { dateTime, empty, flag, none } from '../fields'
import { endpoint } from '../kit'

const code = z.string().regex(/^[\w-]{22}$/, '二维码无效，请重新获取')

/** QR login: a browser starts and polls, a logged-in phone reviews and confirms. */
export const operationContract = {
  'POST /operation/wechat_login': endpoint({
    summary: 'Start a QR login; bound to this browser by an HttpOnly cookie',
    access: 'public',
    original: true,
    input: empty,
    output: z.object({
      url: z.string().describe('what the picture says: the address a phone opens'),
      code: z.string(),
      expiresIn: z.number().int().describe('seconds'),
    }),
    refusals: ['TOO_MANY'],
    limit: { points: 20, seconds: 60 },
  }),
  'GET /operation/wechat_login': endpoint({
    summary:
      'Poll a QR login every 1.5 s; the token is returned once, to the browser that started it. Without an id, also without a CSRF token: the pictures of the footer',
    access: 'public',
    original: true,
    writes: 'id',
    input: z.object({
      id: z
        .string()
        .regex(/^[\w-]{22}u$/, '二维码无效，请重新获取')
        .transform((id) => id.slice(0, -1))
        .optional()
        .describe("the code followed by 'u'"),
    }),
    output: z.object({
      state: z
        .enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired', 'none'])
        .describe('none: no id was given'),
      token: z.string().describe("'' until confirmed"),
      footImages: homeConf.shape.botQuals.describe('of this distributor; empty beside an id'),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /operation/scanQrLogin': endpoint({
    summary: 'Get on the phone which browser requests the login; marks the QR code as scanned by this user',
    access: 'login',
    input: z.object({ code }),
    output: z.object({
      siteName: z.string(),
      place: z.string().describe('city of the asking browser'),
      device: z.string(),
      createTime: dateTime,
    }),
    refusals: ['NOT_FOUND', 'TOO_MANY'],
    limit: { points: 60, seconds: 60 },
  }),
  'POST /operation/answerQrLogin': endpoint({
    summary: 'Approve or reject on the phone the login of the requesting browser',
    access: 'login',
    input: z.object({ code, accept: flag }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /operation/PublicWechatQRCode': endpoint({
    summary: "Get the QR picture of the distributor's WeChat account; '' when it has none",
    access: 'public',
    original: true,
    input: empty,
    output: z.object({ url: z.string() }),
    refusals: [],
    cache: { fresh: 300, stale: 3600, tags: [] },
  }),
} as const
