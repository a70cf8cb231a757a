import { z } from 'zod'
import { COIN_KINDS, COIN_SN_PATTERN, offerIdOf } from '@/lib/shared/trade/coin-terms'
import { codeBy, uint, yuanBy } from '../fields'

/** Inputs shared by the calls of currency merchants. */
export const kind = z.enum(COIN_KINDS)
export const offerSn = codeBy(COIN_SN_PATTERN, '报价编号格式错误').transform(offerIdOf)
export const ratio = yuanBy(
  /^(?!0+(?:\.0{1,2})?$)\d{1,10}(?:\.\d{1,2})?$/,
  '比例为1元兑换的数量，最多两位小数',
  '请填写比例',
)
export const place = { gid: uint(), areaId: uint().prefault('0'), serverId: uint().prefault('0') }
