/** Labels of input fields of sellers' hours, ban covers and private questions. */
export const SELLER_FIELD_NAMES: Readonly<Record<string, string>> = {
  confirmed: '确认在售',
  windows: '营业时间',
  hidesCoins: '营业时间外不展示游戏币',
  until: '休假到',
  banCause: '封禁原因',
  banDate: '封禁日期',
  coverPrice: '封禁保障价格',
  covered: '包赔在保障期内时停用',
  loginRecord: '登录记录',
  blocked: '是否屏蔽',
  inquiryId: '咨询',
  keep: '保留金额',
  minimum: '最低金额',
  weekday: '星期',
}
