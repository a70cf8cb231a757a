import type { ShelfRow } from '@/lib/contract/entities/goods'

/** An account on the shelf, as lists show it. */
export const ROW: ShelfRow = {
  ...{ goodsSn: 'ZHWZ1070931', gameId: 107, gameName: '王者荣耀', goodsTypeId: 1, goodsTypeStr: '账号' },
  ...{ bigTitle: '全英雄 300 皮', smallTitleName: '', price: '88.00', stock: 1, createTime: '2026-11-20' },
  ...{ areaId: 1, areaName: '微信', serverId: 1, serverName: '一区', crossId: 0, crossName: '', distId: 1 },
  ...{ securitService: '', ensureOpen: false, canEnsure: false, isOfficialSell: false, bargain: false },
  ...{ status: 1, thumbnail: '', facts: [], views: 0, favourites: 0, rental: null },
  seller: { nickName: '南***猫', shop: 'abc', stars: null, rated: 0, online: false },
}
