import { TEAM_PATH, TEAM_ROLES, type TeamRole, type TeamScope } from '../people/team'
import { SOLD_ORDERS_PATH } from '../trade/order-list'

/** An entry of the account centre's left menu. Items 35-37 need a quick shop, 703 and 704 a booster. */
interface CentreItem {
  id: number
  title: string
  href: string
}
interface CentreGroup {
  title: string
  icon: string
  items: readonly CentreItem[]
}

const CENTRE_MENU: readonly CentreGroup[] = [
  {
    title: '买家中心',
    icon: 'receipt',
    items: [
      { id: 11, title: '我买到的', href: '/center/buyers/buyRecord' },
      { id: 12, title: '待付款', href: '/center/buyers/buyRecord?headerIndex=1' },
      { id: 13, title: '待发货', href: '/center/buyers/buyRecord?headerIndex=2' },
      { id: 25, title: '快速买币', href: '/center/buyers/buyFastGold' },
      { id: 19, title: '求购', href: '/center/buyers/buyWanted' },
      { id: 16, title: '我的收藏', href: '/center/buyers/buyLikedGoods' },
    ],
  },
  {
    title: '卖家中心',
    icon: 'tag',
    items: [
      { id: 14, title: '我卖出的', href: SOLD_ORDERS_PATH },
      { id: 15, title: '我发布的', href: '/center/sell/sellOutGoods' },
      { id: 29, title: '营业时间', href: '/center/sell/hours' },
      { id: 31, title: '团队成员', href: TEAM_PATH },
      { id: 28, title: '卖家接口', href: '/center/sell/api' },
    ],
  },
  {
    title: '咨询与议价',
    icon: 'headset',
    items: [
      { id: 30, title: '咨询', href: '/center/inquiries' },
      { id: 17, title: '商品问答', href: '/center/questions' },
      { id: 18, title: '议价', href: '/center/buyers/buyBargainGoods' },
    ],
  },
  {
    title: '售后与保障',
    icon: 'shield',
    items: [
      { id: 26, title: '售后', href: '/center/buyers/buyComplaint' },
      { id: 27, title: '包赔理赔', href: '/center/buyers/buyGuarantee' },
      { id: 20, title: '黑号与举报', href: '/center/buyers/buyBlackList' },
    ],
  },
  {
    title: '租号',
    icon: 'key',
    items: [
      { id: 61, title: '我的租号', href: '/center/rent' },
      { id: 62, title: '发布出租', href: '/center/rent/publish' },
      { id: 63, title: '上架管理', href: '/center/rent/components/upShelf' },
    ],
  },
  {
    title: '回收与担保',
    icon: 'coins',
    items: [
      { id: 71, title: '回收与赎回', href: '/center/buyback' },
      { id: 72, title: '我的担保', href: '/intermediary/deals' },
    ],
  },
  {
    title: '币商店铺',
    icon: 'store',
    items: [
      { id: 35, title: '店铺入驻', href: '/center/myshop/joinshop' },
      { id: 36, title: '店铺管理', href: '/center/myshop/shopmanage' },
      { id: 37, title: '店铺订单', href: '/center/myshop/shopOrder' },
    ],
  },
  {
    title: '代练中心',
    icon: 'star',
    items: [
      { id: 702, title: '我的代练护航', href: '/center/boosting' },
      { id: 703, title: '我是打手', href: '/center/boosting/booster' },
      { id: 704, title: '代练订单', href: '/center/boosting/boosterOrder' },
    ],
  },
  {
    title: '邀请好友',
    icon: 'gift',
    items: [
      { id: 21, title: '我的邀请码', href: '/center/extend/invitationCode' },
      { id: 22, title: '我的推广', href: '/center/extend/extendMyExtension' },
    ],
  },
  {
    title: '账户设置',
    icon: 'settings',
    items: [
      { id: 41, title: '基本资料', href: '/center/myself/myselfInfo?tabIndex=0' },
      { id: 42, title: '实名认证', href: '/center/myself/myselfInfo?tabIndex=1' },
      { id: 43, title: '安全中心', href: '/center/myself/myselfInfo?tabIndex=2' },
      { id: 44, title: '消息', href: '/center/notifications' },
    ],
  },
  {
    title: '我的钱包',
    icon: 'wallet',
    items: [
      { id: 51, title: '钱包总览', href: '/center/mywallets' },
      { id: 52, title: '提现', href: '/center/mywallets/withdrawal' },
      { id: 53, title: '收支明细', href: '/center/mywallets/list' },
      { id: 55, title: '我的资金', href: '/center/assets/assetsFinancing' },
      { id: 56, title: '我的保证金', href: '/center/myself/depositWithdraw' },
      { id: 54, title: '优惠券', href: '/lotterydraw/myCoupon' },
    ],
  },
]

/** Ids of the first items of the groups for buyers and sellers. */
const EVERYDAY = new Set([11, 14])
const QUICK_SHOP = new Set([35, 36, 37])
const BOOSTER = new Set([703, 704])

/** What a member of a team sees of the seller's menu, by permission. */
const OF_TEAM: Readonly<Record<TeamScope, readonly number[]>> = {
  goods: [15, 61, 62, 63],
  orders: [14],
  questions: [17, 18, 30],
  offers: [36, 37],
  hours: [29],
}

/** A member of a team answers bargains only as the seller. */
const [BARGAINS, SOLD_BARGAINS] = [18, '/center/sell/sellBargainGoods'] as const

interface MenuMember {
  isQuickShop: number
  isBooster: number
  team?: { role: TeamRole } | null
}

/** The menu a member may see; groups without items are omitted. */
export function centreMenu(member: MenuMember | null): CentreGroup[] {
  const { team } = member ?? {}
  const ofTeam = team && new Set(TEAM_ROLES[team.role].scopes.flatMap((scope) => OF_TEAM[scope]))
  const shown = (item: CentreItem) =>
    (!ofTeam || ofTeam.has(item.id)) &&
    (!QUICK_SHOP.has(item.id) || member?.isQuickShop === 1) &&
    (!BOOSTER.has(item.id) || member?.isBooster === 1)
  const ofSeller = (item: CentreItem) => (team && item.id === BARGAINS ? { ...item, href: SOLD_BARGAINS } : item)
  return CENTRE_MENU.map((group) => ({ ...group, items: group.items.filter(shown).map(ofSeller) })).filter(
    (group) => group.items.length > 0,
  )
}

/** The groups of buyers and sellers are always open; of the others, the one with the current page. */
export const isOpenOn = (pathname: string, { items }: CentreGroup): boolean =>
  items.some(({ id, href }) => EVERYDAY.has(id) || href.split('?')[0] === pathname)

/** The menu item that matches an address: the one with the most matching parameters, else the plain path. */
export function currentItem(pathname: string, search: string): number | undefined {
  const params = new URLSearchParams(search)
  const fits = CENTRE_MENU.flatMap((group) => group.items).flatMap((item) => {
    const [path, query = ''] = item.href.split('?')
    const wanted = [...new URLSearchParams(query)]
    // a tab of sales is not one of purchases
    if (params.get('isSeller') === '1' && !wanted.some(([name]) => name === 'isSeller')) return []
    // a page opened without parameters shows its first tab
    const matches =
      path === pathname.replace(/(.)\/+$/, '$1') &&
      wanted.every(([name, value]) => (params.get(name) ?? (name === 'tabIndex' ? '0' : null)) === value)
    return matches ? [{ id: item.id, weight: wanted.length }] : []
  })
  return fits.sort((a, b) => b.weight - a.weight)[0]?.id
}
