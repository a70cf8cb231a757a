import { z } from 'zod'
import { HOME_MODULES, LINK_TARGETS } from '@/lib/shared/site/home-conf'

const t = (max: number) => z.string().max(max)
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, '颜色应为 #RRGGBB')

export const brand = z.object({
  primary: colour,
  onPrimary: colour,
  primaryText: colour,
  accent: colour,
  onAccent: colour,
  radius: z.number().int().min(0).max(14),
  bgColor: colour,
  bgScrim: z.union([z.literal('transparent'), z.string().regex(/^#[0-9a-fA-F]{8}$/)]),
  onBg: colour,
  logoRatio: z.number().min(0.5).max(12),
})

export const homeConf = z.object({
  distId: z.number().int(),
  distBaseConf: z.object({
    websiteName: t(40).min(1, '请填写站点名'),
    websiteDesc: t(300),
    webKeyWordStr: t(300),
    hdrBarWelceWord: t(80),
    watermark: t(40),
    isTechSupport: z.boolean(),
    recGameStr: z
      .string()
      .regex(/^[\d,]*$/)
      .max(400),
    statTrafScript: t(2000),
  }),
  pictArea: z.object({ webIcon: t(300), backImg: t(300), logo: t(300), qrCode: t(300) }),
  botQuals: z.array(z.object({ url: t(300), htUrl: t(300), tarAtt: z.enum(LINK_TARGETS), caption: t(60) })).max(9),
  notifBits: z.array(z.object({ title: t(40), url: t(300) })).max(30),
  bottomVerInfo: z.object({ icpNum: t(60), busLicense: t(60), pubSecCase: t(60), copyInfo: t(300), copyright: t(120) }),
  treeMenuButMap: z.object({ pc1: z.array(z.object({ id: z.number().int(), title: t(20), htUrl: t(300) })).max(16) }),
  adverPosMap: z.record(
    z.string().max(40),
    z
      .array(
        z.object({
          htUrl: t(300),
          smalltitle: t(60),
          device: t(10),
          gameId: z.number().int().optional().describe('of a slide: whose emblem it shows'),
          text: t(40).optional(),
          price: z
            .string()
            .regex(/^\d{1,7}\.\d{2}$/, '价格应为两位小数的元')
            .optional(),
          button: t(6).optional(),
        }),
      )
      .max(10),
  ),
  home: z
    .object({
      title: t(16).min(1),
      text: t(60),
      modules: z.array(z.enum(HOME_MODULES)).max(HOME_MODULES.length),
      picks: z.array(z.string().regex(/^[A-Z]{2,22}\d{0,10}$/, '商品编号格式错误')).max(20),
    })
    .describe('the home page: slogan, modules in their order, goods shown first'),
  customerBlock: z.object({ serviceNum: t(40) }),
  techSupport: z.object({ phone: t(40), chatId: t(40) }),
  brand,
  isUnverified: z
    .literal(true)
    .optional()
    .describe('by its rules staff do not verify accounts; computed, never stored'),
})
