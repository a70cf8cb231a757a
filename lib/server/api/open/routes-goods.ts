import { goodsFields } from '@/lib/shared/goods/goods-fields'
import { boolean, choice, facts, type InFields, integer, like, lines, required, text, texts, type View } from './fields'
import { tokenForGoods, wholeGoods } from './prepare'
import type { OpenRoutes } from './route'

const STATUS = { 0: 'in_review', 1: 'on_shelf', 2: 'off_shelf', 3: 'sold', 5: 'refused', 6: 'withheld' } as const
const STATUS_NUMBERS = Object.fromEntries(Object.entries(STATUS).map(([number, name]) => [name, number]))
const status = { from: 'status', as: { names: STATUS, other: 'removed' } } as const

const ROW = {
  sn: 'goodsSn',
  status,
  game: 'gameId',
  type: 'goodsTypeId',
  title: 'bigTitle',
  subtitle: 'smallTitleName',
  price: 'price',
  stock: 'stock',
  area: 'areaId',
  areaName: 'areaName',
  server: 'serverId',
  serverName: 'serverName',
  bargain: 'bargain',
  cover: 'ensureOpen',
  views: 'views',
  favourites: 'favourites',
  createdOn: 'createTime',
} as const satisfies View
const LISTED: View = { ...ROW, fault: 'fault' }
export const ITEM: View = {
  ...ROW,
  description: 'description',
  facts: 'facts',
  pictures: 'images',
  reserved: 'reserved',
  sold: 'soldNum',
  updatedAt: { from: 'updateTime', as: 'time' },
}

const SENT = { text, integer, boolean, facts, texts, lines } as const
/** What a seller writes of an item, by the table that the files of goods are made of too. */
const written = (isNew: boolean): InFields =>
  Object.fromEntries(
    goodsFields().flatMap(([, { open, form, sent, isRead, isOnce, text: words }]) =>
      isRead || (isOnce && !isNew) ? [] : [[open, SENT[sent](form, words)]],
    ),
  )
const CONTENT = written(false)
const sn = { sn: 'goodsSn' }

/** Goods of the owner, their pictures and codes, and what has to be known to list one. */
export const GOODS_ROUTES: OpenRoutes = {
  'GET /games': {
    summary: '列出本站的游戏',
    scope: 'goods.read',
    runs: 'GET /comm/gameList',
    view: 'same',
  },
  'GET /games/{game}/fields': {
    summary: '查看游戏的大区、服务器和商品属性',
    scope: 'goods.read',
    runs: 'GET /comm/gamefilter',
    path: { game: 'gameId' },
    view: 'same',
  },
  'GET /games/{game}/types/{type}': {
    summary: '查看发布要求：必填属性、图片、服务费、最低价',
    scope: 'goods.read',
    runs: 'GET /goods/getGoodsUpperConf',
    path: { game: 'gameId', type: 'goodsTypeId' },
    view: 'same',
  },
  'GET /goods': {
    summary: '列出自己的商品，从新到旧',
    scope: 'goods.read',
    runs: 'GET /goods/selfPublishGoodsList',
    fields: {
      status: choice('status', STATUS_NUMBERS),
      game: integer('gameId'),
      type: integer('goodsTypeId'),
      keyword: text('keyWord', '商品编号或标题中的词'),
      minPrice: text('minPrice'),
      maxPrice: text('maxPrice'),
    },
    view: LISTED,
    list: { rows: 'list', cursor: 'goodsSn', size: 'pageSize' },
  },
  'GET /goods/{sn}': {
    summary: '查看自己的一件商品',
    scope: 'goods.read',
    runs: 'GET /goods/selfPublishGoodsByGoodsId',
    path: sn,
    view: ITEM,
  },
  'POST /goods': {
    summary: '发布商品，审核与网页发布相同',
    scope: 'goods.write',
    runs: 'POST /goods/releaseGoods',
    fields: written(true),
    view: { sn: 'goodsSn', status, codes: 'codes' },
    limit: { points: 1000, seconds: 3600 },
  },
  'PATCH /goods/{sn}': {
    summary: '修改商品，没有填写的字段不变；有进行中的订单时不能修改',
    scope: 'goods.write',
    runs: 'POST /goods/updatetGoods',
    path: sn,
    fields: CONTENT,
    prepare: wholeGoods,
    isPartial: true,
    view: ITEM,
  },
  'PUT /goods/{sn}/price': {
    summary: '改价',
    scope: 'goods.write',
    runs: 'POST /goods/onlySetupGoodsPrice',
    path: sn,
    fields: { price: CONTENT.price ?? text('price') },
    view: ROW,
  },
  'PUT /goods/{sn}/stock': {
    summary: '修改库存；账号固定为 1，卡密商品按卡密计数',
    scope: 'goods.write',
    runs: 'POST /goods/updatetGoods',
    path: sn,
    fields: { stock: required(integer('stock')) },
    prepare: wholeGoods,
    isPartial: true,
    view: ITEM,
  },
  'PUT /goods/{sn}/shelf': {
    summary: '上架或下架',
    scope: 'goods.write',
    runs: 'POST /goods/pushOrPullGoods',
    path: sn,
    fields: { onShelf: boolean('onShelf') },
    view: ROW,
  },
  'GET /goods/{sn}/codes': {
    summary: '查看卡密数量，不返回卡密内容',
    scope: 'goods.read',
    runs: 'GET /goods/codeStock',
    path: sn,
    view: 'same',
  },
  'POST /goods/{sn}/codes': {
    summary: '存入卡密，已存过的不重复存入',
    scope: 'goods.write',
    runs: 'POST /goods/addCodes',
    path: sn,
    fields: { codes: like(lines('codes', '卡密，每个一项'), ['ABCD-EFGH-1234']) },
    view: 'same',
  },
  'DELETE /goods/{sn}/codes': {
    summary: '删除未售出的卡密',
    scope: 'goods.write',
    runs: 'POST /goods/removeCodes',
    path: sn,
    view: 'same',
  },
  'POST /uploads/goods': {
    summary: '上传商品图片，返回的 key 填入 pictures',
    scope: 'goods.write',
    runs: 'POST /comm/uploadImage',
    prepare: tokenForGoods,
    takesFile: true,
    view: { key: 'key', url: 'url', width: 'width', height: 'height' },
  },
}
