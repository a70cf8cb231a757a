import { z } from 'zod'
import { FACT_BOUNDS } from '@/lib/shared/goods/fact-bounds'
import { GAME_LIMITS } from '@/lib/shared/goods/game-terms'
import { flag, json, keyword, none, page, paged, pageSize, required, text, uint } from '../fields'
import { endpoint } from '../kit'

const gameId = uint()
const name = (max: number, message: string) => required(max, message)
const goodsTypes = z.array(z.object({ id: z.number().int().positive(), name: name(10, '请填写商品类型的名称') }))
/** Bounds of a number; ignored for other kinds. */
const bound = (absent: number) =>
  z
    .number('请填写整数')
    .int('请填写整数')
    .min(FACT_BOUNDS.least, `不能小于 ${FACT_BOUNDS.least}`)
    .max(FACT_BOUNDS.most, `不能大于 ${FACT_BOUNDS.most}`)
    .default(absent)
const field = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, '字段代号为小写字母开头的字母、数字或下划线'),
  label: name(12, '请填写字段名称'),
  kind: z.enum(['choice', 'number', 'text']),
  options: z.array(name(24, '请填写选项')).max(GAME_LIMITS.options, `选项最多${GAME_LIMITS.options}个`).default([]),
  unit: text(4).default(''),
  group: text(8).default(''),
  isMain: z.boolean().default(false),
  isSort: z.boolean().default(false),
  least: bound(FACT_BOUNDS.least),
  most: bound(FACT_BOUNDS.most),
})
const server = z.object({ serverId: z.number().int().optional(), name: name(20, '请填写服务器名称') })
const area = z.object({
  areaId: z.number().int().optional(),
  name: name(20, '请填写大区名称'),
  crossName: text(20).default(''),
  servers: z.array(server).max(GAME_LIMITS.servers, `一个大区最多${GAME_LIMITS.servers}个服务器`).default([]),
})
const face = {
  gameId: z.number().int(),
  name: z.string(),
  gameType: z.number().int().describe('1 mobile, 2 PC'),
  logo: z.string().describe("media key; '' for the drawn mark"),
  initial: z.string(),
  hotRank: z.number().int().nullable().describe('lower is hotter; null: not hot'),
  active: z.boolean(),
}

/** The catalogue of games; each site shows all or a part of it. */
export const consoleGameContract = {
  'GET /console/games': endpoint({
    summary: 'List all games, hot ones first, switched-off ones last',
    access: 'staff:games.write',
    input: z.object({ key: keyword(20).prefault(''), page, pageSize: pageSize(20, 50) }),
    output: paged(
      z.object({
        ...face,
        types: z.array(z.string()),
        fields: z.number().int(),
        areas: z.number().int(),
        onShelf: z.number().int().describe('goods on the shelf'),
      }),
    ),
    refusals: [],
  }),
  'GET /console/game': endpoint({
    summary: 'Get a game with its fields and places',
    access: 'staff:games.write',
    input: z.object({ gameId }),
    output: z.object({
      ...face,
      snCode: z.string(),
      coinName: z.string(),
      goodsTypes: z.array(z.object({ id: z.number().int(), name: z.string() })),
      fields: z.array(field),
      areas: z.array(area),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/saveGame': endpoint({
    summary: 'Add a game, or change its name, looks and trade types',
    access: 'staff:games.write',
    input: z.object({
      gameId: gameId.optional().describe('absent: a new one'),
      name: required(20, '请填写游戏名称'),
      gameType: z.enum(['1', '2'], '请选择平台').transform(Number),
      snCode: z
        .string()
        .regex(/^[A-Z]{2}$/, '编号代码为两位大写字母')
        .optional()
        .describe('of goods numbers; given once'),
      initial: z
        .string()
        .regex(/^[A-Z]$/, '首字母为一位大写字母')
        .optional()
        .describe('absent: of its spelling'),
      logo: text(120).prefault('').describe("media key of an own upload; '': the drawn mark"),
      hotRank: uint(999).optional().describe('absent: not hot'),
      coinName: required(8, '请填写游戏币名称'),
      goodsTypes: json(goodsTypes.min(1, '请至少选择一种商品'), '商品类型填写有误').describe('JSON text: [{id, name}]'),
    }),
    output: z.object({ gameId: z.number().int() }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/saveGameFields': endpoint({
    summary: 'Save the fields that sellers fill in and lists filter by',
    access: 'staff:games.write',
    input: z.object({
      gameId,
      fields: json(
        z.array(field).max(GAME_LIMITS.fields, `字段最多${GAME_LIMITS.fields}个`),
        '字段填写有误',
        40_000,
      ).describe('JSON text, in the order of pages'),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/saveGamePlaces': endpoint({
    summary:
      'Save the areas and servers of a game; only those without goods can be deleted, a new name is copied to the goods there',
    access: 'staff:games.write',
    input: z.object({
      gameId,
      areas: json(
        z.array(area).max(GAME_LIMITS.areas, `大区最多${GAME_LIMITS.areas}个`),
        '大区填写有误',
        200_000,
      ).describe('JSON text: what has no number is new, what is left out goes'),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /console/switchGame': endpoint({
    summary: 'Hide a game on all sites, or show it again; orders continue',
    access: 'staff:games.write',
    input: z.object({ gameId, active: flag, reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
