/** The page where an inviter sees the earnings. */
export const INVITES_PATH = '/center/extend/extendMyExtension?tabIndex=1'

/** Why an order earns nothing, as shown to the inviter. */
export const NOT_VERIFIED = '结算时你还没有实名认证'
export const KNOWN_BEFORE = '好友在受邀前已有账号'
export const NO_FEE = '这笔订单的服务费不足以产生奖励'

interface Cancelled {
  /** Reasons before and after the profit was paid, as shown to the inviter. */
  pending: string
  paid: string
  /** Memo and notice of what is taken back. */
  memo: string
  notice: string
}

/** Why a profit is cancelled: the money went back to the buyer, or buyer and seller are tied accounts. */
export const CANCELLED = {
  refund: {
    pending: '订单没有完成，货款已退回',
    paid: '订单完成后又退款，奖励已收回',
    memo: '好友的订单退款，邀请奖励收回',
    notice: '你邀请的好友的一笔订单在完成后又退款，这笔订单的奖励已从余额收回。',
  },
  tie: {
    pending: '订单的买卖双方是关联账号，没有奖励',
    paid: '订单的买卖双方是关联账号，奖励已收回',
    memo: '好友的订单没有奖励，邀请奖励收回',
    notice: '你邀请的好友的一笔订单，买卖双方是关联账号，这笔订单的奖励已从余额收回。',
  },
} as const satisfies Record<string, Cancelled>
