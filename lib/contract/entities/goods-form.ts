import { z } from 'zod'
import { MOST_PICTURES } from '@/lib/shared/pictures/picture-places'
import { count, flag, json, pictureKeys, price, required, secret, text, uint } from '../fields'

/** Codes of an item, one per line. */
export const codeLines = secret(z.string('请填写卡密，每行一个').max(210_000, '一次上传的内容过多'))

/** The seller's input for an item, as text. */
export const goodsForm = z.object({
  gameId: uint(),
  goodsTypeId: uint(),
  areaId: uint().optional(),
  serverId: uint().optional(),
  bigTitle: required(60, '请输入商品标题'),
  smallTitleName: text(20).optional(),
  description: text(2000).optional(),
  price,
  stock: count.optional().describe('1 for accounts'),
  bargain: flag.optional(),
  ensureOpen: flag.optional(),
  facts: json(z.record(text(60), text(4000).catch(''), '商品属性格式错误'), '商品属性格式错误')
    .prefault('{}')
    .describe('JSON text: field key -> value'),
  images: pictureKeys(MOST_PICTURES, '图片格式错误')
    .prefault('[]')
    .describe('JSON text: media keys, the first picture is the cover; one may be a video'),
})
