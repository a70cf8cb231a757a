import type { Party } from '@/lib/shared/trade/order-forms'
import type { FeePayer } from '@/lib/shared/trade/service-terms'

/** Final state of a deal agreed elsewhere. */
export interface GuaranteePlan {
  /** Hours before now when it was proposed. */
  ago: number
  by: Party
  /** The demo buyer and seller, or one of them with another user. */
  with: 'both' | 'buyer' | 'seller'
  end:
    | 'waiting'
    | 'declined'
    | 'recalled'
    | 'expired'
    | 'unpaid'
    | 'verifying'
    | 'mismatch'
    | 'verified'
    /** Waiting for the signature of one side, or ended there. */
    | 'sellerToSign'
    | 'buyerToSign'
    | 'refused'
    | 'unsigned'
    | 'rebinding'
    | 'delivered'
    | 'held'
  gameId: number
  payer: FeePayer
  yuan: number
  title: string
  note: string
}

const WZ = {
  gameId: 107,
  title: '王者荣耀 安卓QQ 贵族 8 账号',
  note: '荣耀典藏 3 个，皮肤 286，手机可换绑，无封号记录',
}
const HP = { gameId: 111, title: '和平精英 微信区 无敌战神号', note: '套装 41 件，载具皮肤 12，实名可改' }

export const GUARANTEE_PLANS: readonly GuaranteePlan[] = [
  { ...WZ, ago: 240, by: 'buyer', with: 'both', end: 'expired', payer: 'buyer', yuan: 460 },
  { ...HP, ago: 190, by: 'seller', with: 'seller', end: 'declined', payer: 'both', yuan: 320 },
  { ...WZ, ago: 150, by: 'seller', with: 'buyer', end: 'mismatch', payer: 'seller', yuan: 780 },
  { ...HP, ago: 120, by: 'buyer', with: 'buyer', end: 'recalled', payer: 'both', yuan: 255 },
  { ...HP, ago: 110, by: 'seller', with: 'both', end: 'unsigned', payer: 'buyer', yuan: 520 },
  { ...WZ, ago: 96, by: 'buyer', with: 'both', end: 'refused', payer: 'both', yuan: 680 },
  { ...WZ, ago: 76, by: 'buyer', with: 'both', end: 'held', payer: 'both', yuan: 1280 },
  { ...HP, ago: 40, by: 'seller', with: 'seller', end: 'delivered', payer: 'buyer', yuan: 640 },
  { ...HP, ago: 22, by: 'buyer', with: 'buyer', end: 'rebinding', payer: 'both', yuan: 560 },
  { ...WZ, ago: 16, by: 'seller', with: 'seller', end: 'verified', payer: 'seller', yuan: 888 },
  { ...WZ, ago: 12, by: 'buyer', with: 'both', end: 'verifying', payer: 'both', yuan: 999.5 },
  { ...HP, ago: 9, by: 'seller', with: 'both', end: 'unpaid', payer: 'buyer', yuan: 430 },
  { ...WZ, ago: 5, by: 'seller', with: 'both', end: 'buyerToSign', payer: 'both', yuan: 1180 },
  { ...HP, ago: 4.5, by: 'buyer', with: 'both', end: 'sellerToSign', payer: 'seller', yuan: 760 },
  { ...WZ, ago: 5, by: 'seller', with: 'both', end: 'waiting', payer: 'both', yuan: 1500 },
  { ...HP, ago: 3, by: 'buyer', with: 'both', end: 'waiting', payer: 'buyer', yuan: 368 },
]
