import { type Cover, coverLabel } from './covers'

/** Default cover tables, in a separate file because pages get theirs from the server. */
export const ACCOUNT_COVERS: readonly Cover[] = [
  {
    ensureId: 1,
    name: '普通包赔',
    explain: '账号被找回且 7 天内未追回，按实付货款全额赔付',
    days: 365,
    basisPoints: 1000,
    mostPercent: 100,
  },
  {
    ensureId: 2,
    name: '人脸包赔',
    explain: '含普通包赔，另赔因原号主人脸验证无法登录',
    days: 365,
    basisPoints: 1500,
    mostPercent: 100,
  },
  {
    ensureId: 3,
    name: '充值包赔',
    explain: '含普通包赔，另赔购买后有凭证的充值，合计最高赔实付货款的 1.5 倍',
    days: 365,
    basisPoints: 2000,
    mostPercent: 150,
  },
]
/** Cover of everything except accounts. */
export const WARE_COVER: Cover = {
  ensureId: 4,
  name: '追回包赔',
  explain: '交付的物品被游戏官方或卖家收回，按实付货款赔付',
  days: 30,
  basisPoints: 500,
  mostPercent: 100,
}
/** Cover of a rental against bans that the renter adds to an order; its price is a rule of the game. */
export const RENT_COVER: Cover = {
  ensureId: 5,
  name: '封禁保障',
  explain: '租期内的行为使账号被封禁，超出押金的部分由平台赔付号主；没有使用外挂的，不再向租客追偿',
  days: 0,
  basisPoints: 0,
  mostPercent: 0,
}

export const findCover = (ensureId: number): Cover | undefined =>
  [...ACCOUNT_COVERS, WARE_COVER, RENT_COVER].find((cover) => cover.ensureId === ensureId)

/** Label of the paid cover on bills. */
export const paidCover = (ensureId: number): string => {
  const cover = findCover(ensureId)
  return cover ? coverLabel(cover) : '包赔服务'
}
