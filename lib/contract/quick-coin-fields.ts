import { z } from 'zod'
import { COIN_KINDS, COIN_SN_PATTERN, offerIdOf, ratioOf as readRatio } from '@/lib/shared/coin-terms'
import { uint } from './fields'

/** Inputs that calls of currency merchants share. */
export const kind = z.enum(COIN_KINDS)
export const offerSn = z.string().trim().regex(COIN_SN_PATTERN, '报价编号格式错误').transform(offerIdOf)
export const ratio = z
  .string('请填写比例')
  .trim()
  .regex(/^(?!0+(?:\.0{1,2})?$)\d{1,10}(?:\.\d{1,2})?$/, '比例为1元兑换的数量，最多两位小数')
  .transform(readRatio)
export const place = { gid: uint(), areaId: uint().prefault('0'), serverId: uint().prefault('0') }
