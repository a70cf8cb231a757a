import { z } from 'zod'
import { NEWS_CATEGORIES, type NewsCategory } from '@/lib/shared/site/news'
import { leagueMatch, newsArticle, newsItem } from '../entities/content'
import { flag, minute, none, page, paged, pageSize, required, text, uint } from '../fields'
import { endpoint } from '../kit'

const code = z.string().regex(/^[a-z0-9-]{2,60}$/, '地址为 2–60 位小写字母、数字或连字符')
const type = z.enum(['0', '1', '2']).transform(Number)
const categories = Object.keys(NEWS_CATEGORIES) as [NewsCategory, ...NewsCategory[]]

/**
 * Articles of the caller's own platform or distributor: the platform's are shown on every site, a distributor's on its
 * own.
 */
export const consoleContentContract = {
  'GET /console/articles': endpoint({
    summary: "List articles of the caller's platform or distributor, including unpublished ones, newest first",
    access: 'staff:content.write',
    input: z.object({
      type: type.optional(),
      after: code.optional().describe('only those after this one'),
      withPlatform: flag
        .prefault('0')
        .describe("a distributor: also the platform's published articles, which its visitors see"),
      page,
      pageSize: pageSize(20, 50),
    }),
    output: paged(
      newsItem.extend({
        draft: z.boolean(),
        isOut: z.boolean().describe('visitors see it'),
        ofPlatform: z.boolean().describe("the platform's, on a distributor's list: read-only"),
      }),
    ),
    refusals: [],
  }),
  'GET /console/article': endpoint({
    summary: 'Get an article with its text',
    access: 'staff:content.write',
    input: z.object({ code }),
    output: newsItem.extend({
      keywords: z.string(),
      html: z.string(),
      draft: z.boolean(),
      isOut: z.boolean().describe('visitors see it'),
      revision: z.string().describe('changes with every edit'),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/saveArticle': endpoint({
    summary: 'Create or update an article; its HTML is sanitised',
    access: 'staff:content.write',
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
      publishTime: minute('请选择发布时间').optional().describe('absent: now'),
      draft: flag.prefault('0').describe('visitors do not see it'),
      html: required(60_000, '请填写正文'),
      revision: text(16)
        .optional()
        .describe('of the article that was opened; another is refused. absent: not compared'),
    }),
    output: z.object({ code: z.string() }),
    refusals: ['NOT_FOUND', 'CONTENT_STALE', 'ARTICLE_CODE', 'INVALID_INPUT'],
  }),
  'POST /console/previewArticle': endpoint({
    summary: 'Return the text of an article as visitors would see it; nothing is stored',
    access: 'staff:content.write',
    input: z.object({ html: required(60_000, '请填写正文') }),
    output: newsArticle.pick({ html: true, toc: true }),
    refusals: [],
  }),
  'POST /console/removeArticle': endpoint({
    summary: 'Remove an article',
    access: 'staff:content.write',
    input: z.object({ code, reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/matches': endpoint({
    summary:
      "List matches of the caller's platform or distributor: upcoming ones, next first, or started ones, latest first",
    access: 'staff:content.write',
    input: z.object({ past: flag.prefault('0'), gameId: uint().optional(), page, pageSize: pageSize(20, 50) }),
    output: paged(leagueMatch),
    refusals: [],
  }),
  'POST /console/saveMatch': endpoint({
    summary: 'Create or update a match, with its live score or final result',
    access: 'staff:content.write',
    input: z.object({
      matchId: uint().optional().describe('absent: a new one'),
      gameId: uint(),
      league: required(40, '请填写赛事'),
      stage: text(20).prefault(''),
      bestOf: z.enum(['1', '3', '5', '7'], '请选择赛制').transform(Number),
      homeTeam: required(30, '请填写主队'),
      awayTeam: required(30, '请填写客队'),
      startTime: minute('请选择开赛时间'),
      homeScore: uint(7).optional(),
      awayScore: uint(7).optional(),
      isOver: flag.prefault('0').describe('the score is the result'),
    }),
    output: z.object({ matchId: z.number().int() }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/removeMatch': endpoint({
    summary: 'Remove a match',
    access: 'staff:content.write',
    input: z.object({ matchId: uint(), reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
