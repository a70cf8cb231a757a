import { boolean, choice, facts, type InFields, integer, lines, required, text, texts, type View } from './fields'
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
const ITEM: View = {
  ...ROW,
  description: 'description',
  facts: 'facts',
  pictures: 'images',
  reserved: 'reserved',
  sold: 'soldNum',
  updatedAt: { from: 'updateTime', as: 'time' },
}

const CONTENT: InFields = {
  area: integer('areaId'),
  server: integer('serverId'),
  title: text('bigTitle'),
  subtitle: text('smallTitleName'),
  description: text('description'),
  price: text('price', 'yuan, at most two decimals'),
  stock: integer('stock'),
  bargain: boolean('bargain', 'buyers may offer a lower price'),
  cover: boolean('ensureOpen', 'buyers may add paid cover'),
  facts: facts('facts', 'key of a field of the game -> value, without its unit; replaces all of them'),
  pictures: texts('images', 'keys of uploaded pictures, the first is the cover; replaces all of them'),
}
const sn = { sn: 'goodsSn' }

/** Goods of the owner, their pictures and codes, and what has to be known to list one. */
export const GOODS_ROUTES: OpenRoutes = {
  'GET /games': {
    summary: 'List the games of the site',
    scope: 'goods.read',
    runs: 'GET /comm/gameList',
    view: 'same',
  },
  'GET /games/{game}/fields': {
    summary: 'Get areas, servers and fields of a game',
    scope: 'goods.read',
    runs: 'GET /comm/gamefilter',
    path: { game: 'gameId' },
    view: 'same',
  },
  'GET /games/{game}/types/{type}': {
    summary: 'Get what listing an item of this type of a game requires: fields, pictures, fee, least price',
    scope: 'goods.read',
    runs: 'GET /goods/getGoodsUpperConf',
    path: { game: 'gameId', type: 'goodsTypeId' },
    view: 'same',
  },
  'GET /goods': {
    summary: 'List own goods, newest first',
    scope: 'goods.read',
    runs: 'GET /goods/selfPublishGoodsList',
    fields: {
      status: choice('status', STATUS_NUMBERS),
      game: integer('gameId'),
      type: integer('goodsTypeId'),
      keyword: text('keyWord'),
      minPrice: text('minPrice'),
      maxPrice: text('maxPrice'),
    },
    view: LISTED,
    list: { rows: 'list', cursor: 'goodsSn', size: 'pageSize' },
  },
  'GET /goods/{sn}': {
    summary: 'Get an own item',
    scope: 'goods.read',
    runs: 'GET /goods/selfPublishGoodsByGoodsId',
    path: sn,
    view: ITEM,
  },
  'POST /goods': {
    summary: 'List an item for sale; it passes the same review as one listed on the page',
    scope: 'goods.write',
    runs: 'POST /goods/releaseGoods',
    fields: {
      ...CONTENT,
      game: integer('gameId'),
      type: integer('goodsTypeId'),
      codes: lines('codes', 'of type 46: they become the stock'),
    },
    view: { sn: 'goodsSn', status, codes: 'codes' },
    limit: { points: 1000, seconds: 3600 },
  },
  'PATCH /goods/{sn}': {
    summary: 'Change an own item that no order reserves; fields that are left out stay as they are',
    scope: 'goods.write',
    runs: 'POST /goods/updatetGoods',
    path: sn,
    fields: CONTENT,
    prepare: wholeGoods,
    isPartial: true,
    view: ITEM,
  },
  'PUT /goods/{sn}/price': {
    summary: 'Change the price of an own item',
    scope: 'goods.write',
    runs: 'POST /goods/onlySetupGoodsPrice',
    path: sn,
    fields: { price: CONTENT.price ?? text('price') },
    view: ROW,
  },
  'PUT /goods/{sn}/stock': {
    summary: 'Change the stock of an own item; accounts are always 1, and stored codes count themselves',
    scope: 'goods.write',
    runs: 'POST /goods/updatetGoods',
    path: sn,
    fields: { stock: required(integer('stock')) },
    prepare: wholeGoods,
    isPartial: true,
    view: ITEM,
  },
  'PUT /goods/{sn}/shelf': {
    summary: 'Put an own item on the shelf or take it off',
    scope: 'goods.write',
    runs: 'POST /goods/pushOrPullGoods',
    path: sn,
    fields: { onShelf: boolean('onShelf') },
    view: ROW,
  },
  'GET /goods/{sn}/codes': {
    summary: 'Count the stored codes of an own item; never shows them',
    scope: 'goods.read',
    runs: 'GET /goods/codeStock',
    path: sn,
    view: 'same',
  },
  'POST /goods/{sn}/codes': {
    summary: 'Store codes of an own item; those stored before are left out',
    scope: 'goods.write',
    runs: 'POST /goods/addCodes',
    path: sn,
    fields: { codes: lines('codes') },
    view: 'same',
  },
  'DELETE /goods/{sn}/codes': {
    summary: 'Delete the unsold codes of an own item',
    scope: 'goods.write',
    runs: 'POST /goods/removeCodes',
    path: sn,
    view: 'same',
  },
  'POST /uploads/goods': {
    summary: 'Upload a picture for an item: one PNG or JPEG of at most 10 MB; its key goes into `pictures`',
    scope: 'goods.write',
    runs: 'POST /comm/uploadImage',
    prepare: tokenForGoods,
    takesFile: true,
    view: { key: 'key', url: 'url', width: 'width', height: 'height' },
  },
}
