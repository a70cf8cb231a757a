import { z } from 'zod'
import { HOME_MODULES, LINK_TARGETS } from '@/lib/shared/site/home-conf'
import { text } from '../fields'

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
    websiteName: text(40).min(1, '请填写站点名'),
    websiteDesc: text(300),
    webKeyWordStr: text(300),
    hdrBarWelceWord: text(80),
    watermark: text(40),
    isTechSupport: z.boolean(),
    recGameStr: z
      .string()
      .regex(/^[\d,]*$/)
      .max(400),
    statTrafScript: text(2000),
  }),
  pictArea: z.object({ webIcon: text(300), backImg: text(300), logo: text(300), qrCode: text(300) }),
  botQuals: z
    .array(z.object({ url: text(300), htUrl: text(300), tarAtt: z.enum(LINK_TARGETS), caption: text(60) }))
    .max(9),
  notifBits: z.array(z.object({ title: text(40), url: text(300) })).max(30),
  bottomVerInfo: z.object({
    icpNum: text(60),
    busLicense: text(60),
    pubSecCase: text(60),
    copyInfo: text(300),
    copyright: text(120),
  }),
  treeMenuButMap: z.object({
    pc1: z.array(z.object({ id: z.number().int(), title: text(20), htUrl: text(300) })).max(16),
  }),
  adverPosMap: z.record(
    text(40),
    z
      .array(
        z.object({
          htUrl: text(300),
          smalltitle: text(60),
          device: text(10),
          gameId: z.number().int().optional().describe('of a slide: whose emblem it shows'),
          text: text(40).optional(),
          price: z
            .string()
            .regex(/^\d{1,7}\.\d{2}$/, '价格应为两位小数的元')
            .optional(),
          button: text(6).optional(),
        }),
      )
      .max(10),
  ),
  home: z
    .object({
      title: text(16).min(1),
      text: text(60),
      modules: z.array(z.enum(HOME_MODULES)).max(HOME_MODULES.length),
      picks: z.array(z.string().regex(/^[A-Z]{2,22}\d{0,10}$/, '商品编号格式错误')).max(20),
    })
    .describe('the home page: slogan, modules in their order, goods shown first'),
  customerBlock: z.object({ serviceNum: text(40) }),
  techSupport: z.object({ phone: text(40), chatId: text(40) }),
  brand,
  isUnverified: z
    .literal(true)
    .optional()
    .describe('by its rules staff do not verify accounts; computed, never stored'),
})
