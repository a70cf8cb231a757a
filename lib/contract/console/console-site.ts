import { z } from 'zod'
import { homeConf } from '../entities/home-conf'
import {
  dateTime,
  empty,
  flag,
  json,
  none,
  page,
  paged,
  pageSize,
  required,
  ruled,
  secret,
  text,
  uint,
} from '../fields'
import { endpoint } from '../kit'

const revision = uint().describe('of the draft as it was read; 0: there was none')
const gameIds = json(z.array(z.number().int().positive()).max(200), '游戏列表不是有效格式').describe(
  'JSON text: numbers of the games the site shows; none: the whole catalogue',
)
const version = z.object({
  version: z.number().int(),
  note: z.string(),
  restored: z.number().int().nullable().describe('the version it brought back'),
  publishedBy: z.string().describe("'' for what stood there before anybody published"),
  publishTime: dateTime,
})
const host = required(253, '请填写域名')

/** A distributor's site and hosts, for the requested host; and the platform's distributors. */
export const consoleSiteContract = {
  'GET /console/site': endpoint({
    summary: 'Get the published site configuration of this host, and its draft',
    access: 'staff:brand.write',
    input: empty,
    output: z.object({
      origin: z.string(),
      published: z.object({ conf: homeConf, gameIds: z.array(z.number().int()) }),
      draft: z
        .object({
          conf: homeConf,
          gameIds: z.array(z.number().int()),
          revision: z.number().int(),
          savedBy: z.string(),
          saveTime: dateTime,
        })
        .nullable(),
      version: version.nullable().describe('the last that was published'),
      state: z
        .enum(['initial', 'changed', 'published'])
        .describe('what visitors see: the site as it was created, an older one than the draft, or the draft'),
      games: z.array(z.object({ id: z.number().int(), name: z.string() })).describe('the whole catalogue'),
    }),
    refusals: [],
  }),
  'POST /console/saveSite': endpoint({
    summary: 'Save a draft of the site, visible to its staff only',
    access: 'staff:brand.write',
    input: z.object({
      conf: json(homeConf.omit({ distId: true, isUnverified: true }), '配置不是有效格式对象', 60_000).describe(
        'JSON text of the whole object',
      ),
      gameIds,
      revision,
    }),
    output: z.object({ revision: z.number().int() }),
    refusals: ['DRAFT_STALE', 'INVALID_INPUT'],
  }),
  'POST /console/discardSite': endpoint({
    summary: 'Delete the draft',
    access: 'staff:brand.write',
    input: empty,
    output: none,
    refusals: [],
  }),
  'POST /console/publishSite': endpoint({
    summary: 'Publish the draft as a numbered version',
    access: 'staff:brand.write',
    input: z.object({ revision, note: text(100).prefault('') }),
    output: z.object({ version: z.number().int() }),
    refusals: ['DRAFT_STALE', 'INVALID_INPUT'],
  }),
  'GET /console/siteVersions': endpoint({
    summary: 'List published versions, newest first',
    access: 'staff:brand.write',
    input: z.object({ page, pageSize: pageSize(10, 50) }),
    output: paged(version),
    refusals: [],
  }),
  'POST /console/restoreSite': endpoint({
    summary: 'Restore an earlier version as a new one; the draft is deleted',
    access: 'staff:brand.write',
    input: z.object({ version: uint() }),
    output: z.object({ version: z.number().int() }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/previewSite': endpoint({
    summary:
      'Get a preview ticket as a cookie: pages requested with `draft` in their address show the draft to this browser',
    access: 'staff:brand.write',
    input: empty,
    output: none,
    refusals: [],
  }),
  'GET /console/hosts': endpoint({
    summary: 'List hosts of this site, including unverified ones',
    access: 'staff:domains.write',
    input: empty,
    output: z.object({
      list: z.array(
        z.object({
          host: z.string(),
          state: z.enum(['primary', 'active', 'waiting']),
          record: z
            .object({
              name: z.string().describe('of the TXT record'),
              text: z.string().describe('that the record or the file must say'),
              file: z.string().describe('address of the file'),
            })
            .nullable(),
          check: z
            .object({
              route: z.enum(['here', 'elsewhere', 'none', 'unknown']).describe('where its name leads'),
              certificate: z.enum(['valid', 'expired', 'other', 'none']),
              certificateUntil: z.string().nullable().describe('YYYY-MM-DD'),
              isEnding: z.boolean().describe('the certificate should be renewed now'),
              isOld: z.boolean().describe('checked more than a day ago'),
              checkTime: dateTime,
            })
            .nullable()
            .describe('of an active host; null: not checked yet'),
          finding: z.string().describe('of the last verification'),
          checkTime: dateTime.nullable(),
        }),
      ),
      target: z
        .object({
          host: z.string().describe("the platform's primary host, for a CNAME record"),
          addresses: z.array(z.string()).describe('of it, for A and AAAA records; empty: not known now'),
        })
        .describe('where a bound host has to lead'),
    }),
    refusals: [],
  }),
  'POST /console/claimHost': endpoint({
    summary: 'Claim a host, which is routed here once a TXT record or a file verifies it',
    access: 'staff:domains.write',
    input: z.object({ host }),
    output: none,
    refusals: ['HOST_TAKEN', 'INVALID_INPUT', 'TOO_MANY'],
  }),
  'POST /console/verifyHost': endpoint({
    summary: 'Verify a host now',
    access: 'staff:domains.write',
    input: z.object({ host }),
    output: none,
    refusals: ['NOT_FOUND', 'HOST_UNPROVEN', 'HOST_TAKEN'],
    limit: { points: 20, seconds: 60 },
  }),
  'POST /console/checkHost': endpoint({
    summary: 'Check where an active host leads, and its certificate',
    access: 'staff:domains.write',
    input: z.object({ host }),
    output: none,
    refusals: ['NOT_FOUND'],
    limit: { points: 20, seconds: 60 },
  }),
  'POST /console/primaryHost': endpoint({
    summary: 'Make a host the primary one for links and mails',
    access: 'staff:domains.write',
    input: z.object({ host }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/dropHost': endpoint({
    summary: 'Remove a host or its claim; not the primary one',
    access: 'staff:domains.write',
    input: z.object({ host }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/distributors': endpoint({
    summary: 'List all distributors of the platform',
    access: 'staff:distributors.write',
    input: z.object({ page, pageSize: pageSize(20, 50) }),
    output: paged(
      z.object({
        distId: z.number().int(),
        code: z.string(),
        name: z.string(),
        active: z.boolean(),
        host: z.string().describe('the primary one'),
        hosts: z.number().int(),
        origin: z.string().describe("'' while it is switched off"),
        createTime: dateTime,
        share: z.string().describe("its part of the seller's fee now, in words"),
        isOwnShare: z.boolean().describe('other than the default'),
      }),
    ),
    refusals: [],
  }),
  'POST /console/createDistributor': endpoint({
    summary: 'Create a distributor, reachable on its first host immediately; its owner logs in there by SMS',
    access: 'staff:distributors.write',
    input: z.object({
      name: required(20, '请填写站点名'),
      code: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/, '代号为 2–30 位小写字母、数字或连字符，以字母开头'),
      host,
      ownerName: required(20, '请填写负责人姓名').describe('name of the account that is created for the owner'),
      mobile: secret(ruled('mobile')),
    }),
    output: z.object({ distId: z.number().int() }),
    refusals: ['DIST_CODE', 'HOST_TAKEN', 'INVALID_INPUT'],
    idempotent: true,
  }),
  'POST /console/switchDistributor': endpoint({
    summary: 'Take the site of a distributor offline, or back online',
    access: 'staff:distributors.write',
    input: z.object({
      distId: uint(),
      active: flag,
      reason: required(200, '请填写理由'),
      covered: flag.prefault('0').describe('1: ask a second staff member if covers are in force'),
    }),
    output: z.object({ waits: z.boolean().describe('for a second member to agree') }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'SITE_BUSY', 'APPROVAL_OPEN'],
  }),
} as const
