/** The page where an inviter sees the earnings. */
export const INVITES_PATH = '/center/extend/extendMyExtension?tabIndex=1'

/** Why an order earns nothing, as shown to the inviter. */
export const NOT_VERIFIED = '结算时你还没有实名认证'
export const NO_FEE = '这笔订单的服务费不足以产生奖励'
export const NOT_COMPLETED = '订单没有完成，货款已退回'
export const REFUNDED_AFTER = '订单完成后又退款，奖励已收回'
