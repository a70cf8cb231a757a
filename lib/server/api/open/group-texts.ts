/** Groups of calls, by the first word of their paths. */
export const GROUP_TEXTS: Readonly<Record<string, string>> = {
  games: '游戏与发布要求',
  goods: '商品',
  uploads: '上传图片',
  orders: '订单与发货',
  offers: '币商报价',
  questions: '提问',
  bargains: '议价',
  payouts: '提现',
  figures: '资金概况',
  statement: '收支明细',
  webhooks: '推送地址',
  test: '测试模式',
  site: '分销商和平台对账',
}
