import { EVENT_PAGES, NAV_PAGES } from './nav-pages'
import { matchRoute } from './routes'

/** Pages outside of the navigation. */
const OTHERS: Readonly<Record<string, string>> = {
  '/h': '手机首页',
  '/detail/{sn}': '账号详情',
  '/detailVirtual/{sn}': '道具与游戏币详情',
  '/h/goodsDetail/{sn}': '手机商品详情',
  '/goods/{sn}/order': '账号下单',
  '/wares/{sn}/order': '道具下单',
  '/goods/{sn}/pay': '账号付款',
  '/wares/{sn}/pay': '道具付款',
  '/wares': '商品列表',
  '/shop/{code}': '店铺',
  '/news/{code}': '资讯正文',
  '/login': '登录',
  '/register': '注册',
  '/chatSystem': '订单群聊',
  '/center/rent': '出租发布',
  '/center/sell': '出售发布',
  '/black': '黑名单查询',
  '/kfyz': '客服验真',
  '/intermediary/intermediary': '担保交易',
  '/tool/tool': '交易工具',
  '/gj-wzry': '账号估价',
  '/JDetail/{sn}': '账号详情（旧地址）',
  '/detail': '商品详情（旧地址）',
  '/wares/myBrowseGoods': '浏览记录',
  '/wares/{sn}/success': '道具付款结果',
  '/goods/{sn}/success': '账号付款结果',
  '/goods/success': '付款结果',
  '/login/back': '返回登录',
  '/login/site': '其他站点登录',
  '/login/scan': '扫码登录',
  '/center': '个人中心首页',
  '/wanted/publish': '发布求购',
  '/recycle/request': '申请回收',
  '/intermediary/invitation': '担保邀请',
  '/intermediary/deals': '我的担保',
  '/advertisingTransit': '广告跳转',
  '/customerAssess': '评价客服',
  '/dealshow/selltime': '卖出用时',
  '/eventCase/detail': '案例详情',
  '/forgetPassword': '找回密码',
  '/faceCheck': '人脸核验',
  '/gj-wzry/hpjyEvaluator': '和平精英账号估价',
  '/index-copy': '首页（旧地址）',
  '/jump': '离站提示',
  '/service': '客服中心',
  '/service/case': '工单进度',
  '/kfyz/agreement': '协议验真',
  '/lotterydraw/myCoupon': '我的优惠券',
  '/test': '测试页',
  '/uvStatistics': '访问统计',
  '/legal/{kind}': '协议与条款',
  '/black/blackList': '黑名单',
  '/black/center': '我的举报与申诉',
  '/black/releaseBlack': '举报黑号',
  '/black/zhgs': '找回公示',
  '/black/{sn}': '黑名单详情',
  '/wares/goldRecycling': '游戏币回收',
  '/wares/{sn}/timePurchase': '游戏币下单',
  '/fastGold/{sn}/order': '快速买币下单',
  '/fastGold/fastGoldOrder': '快速买币订单',
  '/convoy/convoy': '护航',
  '/open': '卖家接口',
  '/specilPage/businessCooperation': '合作联系',
  '/specilPage/businessRecycling': '批量回收',
  '/specilPage/createAccountInfo': '账号资料生成',
  '/specilPage/hpjyEvaluator': '和平精英账号估价（旧地址）',
  '/campaign/booking/seasonOrder': '赛季预约',
  '/campaign/leaderboard/leaderboardStatement': '排行榜说明',
}
const NAMES = new Map([
  ...[...NAV_PAGES, ...EVENT_PAGES]
    .filter(({ htUrl }) => !htUrl.includes('?'))
    .map(({ title, htUrl }) => [htUrl, title] as const),
  ...Object.entries(OTHERS),
])

/** The page of the route table that an address belongs to; null: none, or one of the staff. */
export function pageOf(path: string): string | null {
  const route = matchRoute(path)?.route
  return route && route.frame !== 'staff' ? route.path : null
}

/** What a page of the route table is called in statistics. */
export const pageName = (page: string): string =>
  NAMES.get(page) ?? (page.startsWith('/center/') ? '个人中心其他页' : page)
