import type { GoodsDetail } from '@/lib/contract/entities/goods'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { UserProfile } from '@/lib/contract/entities/user'

/** A paid account order as its buyer sees it. */
export const orderOf = (more: Partial<OrderDetail> = {}): OrderDetail => ({
  id: 1, orderSn: 'D2611211234567890', sellrId: 2, userId: 1, orderTypeId: 1, orderTypeName: '账号', status: 1, subStatus: 'DELIVERING', statusName: '已付款',
  gameId: 107, thumbnail: '', bigTitle: '贵族 8 全英雄', unitPrice: '2680.00', totalPrice: '2814.00', ensurePrice: '134.00', fixEnsurePrice: '134.00', ensureId: 1, fixEnsureId: 1,
  isRecovery: false, goodsSn: 'ZHWZ1070931', goodsNum: 1, createTime: '2026-11-21 14:05:28', payTime: '2026-11-21 14:06:00', groupId: 5, dueIn: 3600, actions: [], unread: 0,
  details: JSON.stringify({ gameName: '王者荣耀', areaName: '安卓QQ', serverName: '手Q 128区' }), belong: 0, buyerName: '南山老猫', sellerName: '秋**声', roleName: '', contact: '',
  payMode: 'balance', shippedTime: null, completeTime: null, cancelReason: '', facts: [], hasCredentials: false, sellerIncome: null, evaluated: false, ...more,
})

export const goodsOf = (more: Partial<GoodsDetail> = {}): GoodsDetail => ({
  goodsSn: 'DJCF1073125', gameId: 177, gameName: '穿越火线', goodsTypeId: 27, goodsTypeStr: '道具', bigTitle: '枪械皮肤箱', smallTitleName: '', price: '125.90', stock: 153, createTime: '2026-11-20',
  areaId: 1, areaName: '辽宁', serverId: 3, serverName: '辽宁三区', crossId: 0, crossName: '', distId: 1, securitService: '', ensureOpen: true, canEnsure: true, isOfficialSell: false,
  bargain: false, status: 1, thumbnail: '', facts: [], views: 1, favourites: 0, description: '', images: [], reserved: false, soldNum: 0, updateTime: '2026-11-20 10:00:00',
  seller: { nickName: '青**人', actor: '', authStatus: 2, onSale: 3, sold: 1, since: '2026-01-01' },
  ensureTiers: [{ ensureId: 1, name: '普通包赔', explain: '全额赔付', fee: '12.59', basisPoints: 1000 }], ...more,
})

export const userOf = (more: Partial<UserProfile> = {}): UserProfile => ({
  userId: 38_070_001, nickName: '南山老猫', actor: '', phone: '138****0001', coin: '100.00', frozen: '0.00', sellGoodsNum: 0, authStatus: 2, realName: '张*三', isHadPhone: true, isHadPassWord: true,
  isPayPassWord: true, isHadEmail: false, email: '', aliAccount: '', wxAccount: '', bankAccount: '', isQuickShop: 0, isBooster: 0, isPartner: 0, codeWord: '', tradeTotal: '0.00', createTime: '2026-01-01', ...more,
})
