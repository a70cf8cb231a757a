import type { ActWords } from '@/components/orders/case/act-words'
import type { DisputeDetail } from '@/lib/contract/entities/dispute'
import { yuanText } from '@/lib/shared/money/money'
import { DISPUTE_PICTURES, DISPUTE_WORDS, type DisputeAction } from '@/lib/shared/trade/disputes'

/** Offers are made on the page itself, not in a dialog. */
export type RequestedAction = Exclude<DisputeAction, 'propose'>

/** Of what an action asks for. */
export const DISPUTE_LIMITS = { ...DISPUTE_WORDS, pictures: DISPUTE_PICTURES }

/** Labels and explanations of a party's actions in a dispute. */
export const ACT_WORDS: Readonly<Record<RequestedAction, ActWords>> = {
  contest: {
    label: '回应',
    title: '回应对方',
    text: '写明你的说法，附上凭证。提交后不能修改，可以补充；双方有 48 小时协商。',
    done: '已回应',
    asks: ['note', 'pictures'],
    needsWords: true,
    isFirst: true,
  },
  agree: {
    label: '同意退款',
    title: '同意退款？',
    text: '同意后立即退款，不能撤回。',
    done: '已同意',
    asks: [],
  },
  accept: {
    label: '接受方案',
    title: '接受对方的方案？',
    text: '接受后立即结算，售后关闭，不能再次发起。',
    done: '已接受',
    asks: [],
    isFirst: true,
  },
  appeal: {
    label: '申诉',
    title: '对处理结果申诉',
    text: '每笔售后只能申诉一次，由另一位客服复核，第二次处理结果立即生效。',
    done: '已申诉',
    asks: ['note', 'pictures'],
    needsWords: true,
    isFirst: true,
  },
  show: {
    label: '补充凭证',
    title: '补充凭证',
    text: '双方和客服都看得到，提交后不能删除。',
    done: '凭证已提交',
    asks: ['note', 'pictures'],
  },
  escalate: {
    label: '申请客服介入',
    title: '申请客服介入？',
    text: '协商到此为止，客服按凭证和规则在 7 天内给出处理结果。',
    done: '已转客服',
    asks: [],
    isText: true,
  },
  withdraw: {
    label: '撤回售后',
    title: '撤回售后？',
    text: '订单继续，剩余时间照常计算。',
    done: '售后已撤回',
    asks: [],
    isText: true,
  },
}

const AGREE_REDO: ActWords = {
  label: '同意改正',
  title: '同意继续交易并改正？',
  text: '同意后订单继续，不能撤回。',
  done: '已同意',
  asks: [],
}

/** The words for one dispute: what the other party demands has its own name. */
export const wordsOf = ({ want }: Pick<DisputeDetail, 'want'>): Readonly<Record<RequestedAction, ActWords>> =>
  want === 'redo' ? { ...ACT_WORDS, agree: AGREE_REDO } : ACT_WORDS

/** What was demanded: 全额退款, 退 ¥17.96. */
export const wantText = ({ want, wantName, wanted }: Pick<DisputeDetail, 'want' | 'wantName' | 'wanted'>): string =>
  want === 'part' && wanted ? `退 ${yuanText(wanted)}` : wantName
