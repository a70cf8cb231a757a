import { z } from 'zod'
import { NEWS_CATEGORIES, type NewsCategory } from '@/lib/shared/news'
import { newsItem } from './entities/content'
import { flag, none, page, paged, pageSize, required, text, uint } from './fields'
import { endpoint } from './kit'

const code = z.string().regex(/^[a-z0-9-]{2,60}$/, '地址为 2–60 位小写字母、数字或连字符')
const type = z.enum(['0', '1', '2']).transform(Number)
const categories = Object.keys(NEWS_CATEGORIES) as [NewsCategory, ...NewsCategory[]]

/** Articles of the own house: the platform's are shown on every site, a distributor's on its own. */
export const consoleContentContract = {
  'GET /console/articles': endpoint({
    summary: 'Articles of the own house, those that are not out yet too, the newest first',
    access: 'staff:content.write',
    added: true,
    input: z.object({ type: type.optional(), page, pageSize: pageSize(20, 50) }),
    output: paged(newsItem.extend({ isOut: z.boolean() })),
    refusals: [],
  }),
  'GET /console/article': endpoint({
    summary: 'One of them, with its text',
    access: 'staff:content.write',
    added: true,
    input: z.object({ code }),
    output: newsItem.extend({ keywords: z.string(), html: z.string() }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/saveArticle': endpoint({
    summary: 'Write an article, or change one; its HTML is cleaned',
    access: 'staff:content.write',
    added: true,
    input: z.object({
      code: code.optional().describe('absent: a new one under an address of its own; of a document it is chosen'),
      isNew: flag.prefault('0'),
      type,
      category: z.enum(categories).optional().describe('of news'),
      title: required(60, '请填写标题'),
      summary: text(200).prefault(''),
      keywords: text(100).prefault(''),
      cover: text(300).prefault(''),
      gameId: uint().prefault('0'),
      pinned: flag.prefault('0'),
      publishTime: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, '请选择发布时间')
        .optional()
        .describe('Beijing time; absent: now'),
      html: required(60_000, '请填写正文'),
    }),
    output: z.object({ code: z.string() }),
    refusals: ['NOT_FOUND', 'ARTICLE_CODE', 'INVALID_INPUT'],
  }),
  'POST /console/removeArticle': endpoint({
    summary: 'Take an article away',
    access: 'staff:content.write',
    added: true,
    input: z.object({ code, reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
