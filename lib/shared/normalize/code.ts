import { plain, plainHyphens, withoutBlanks } from './characters'

const OPENING = /^[\p{Ps}\p{Pi}"'#:]+/u
const CLOSING = /[\p{Pe}\p{Pf}"'.,;!。、]{1,40}$/u
/** What is copied along with a number: 订单号：D25…. Only words for numbers, because a search text is read as a code too. */
const LABEL =
  /^(?:我的?|您的|你的)?(?:(?:订单|訂單|交易|商品|货物?|案件|裁定|举报|申诉|理赔|纠纷|报价|店铺)?(?:编号|編號|单号|單號|号码|号|號)|订单|訂單|商品|[邀请請]{2}码|邀請碼|验证码|驗證碼|恢复码|动态码|NO\.|SN:|ID:)(?:是|为)?[\p{Pe}\p{Pf}]?:?(?=[\p{Ps}\p{Pi}"'#]?[A-Z\d])/u

/**
 * Normalises our own numbers: order, goods, invite code, one-time code. Upper case, without a label, spaces, hyphens and
 * quotation marks.
 */
export const normalCode = (text: string): string =>
  plainHyphens(withoutBlanks(plain(text)).toUpperCase())
    .replaceAll('-', '')
    .normalize('NFC')
    .replace(OPENING, '')
    .replace(LABEL, '')
    .replace(OPENING, '')
    .replace(CLOSING, '')
