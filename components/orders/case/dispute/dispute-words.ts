import type { ActWords } from '@/components/orders/case/act-words'
import type { DisputeAction } from '@/lib/shared/trade/disputes'

/** Offers are made on the page itself, not in a dialog. */
export type RequestedAction = Exclude<DisputeAction, 'propose'>

/** Labels and explanations of a party's actions in a dispute. */
export const ACT_WORDS: Readonly<Record<RequestedAction, ActWords>> = {
  contest: {
    label: '答复',
    title: '答复对方',
    text: '写明你的说法，附上凭证。提交后不能改，只能补充；双方有 48 小时协商。',
    done: '已答复',
    asks: ['note', 'pictures'],
    needsWords: true,
    isFirst: true,
  },
  agree: {
    label: '同意诉求',
    title: '同意对方的诉求？',
    text: '同意后立即按诉求结清，不能撤回。',
    done: '已同意',
    asks: [],
  },
  accept: {
    label: '接受方案',
    title: '接受对方的方案？',
    text: '接受后立即结清，纠纷关闭，不能再次发起。',
    done: '已接受',
    asks: [],
    isFirst: true,
  },
  appeal: {
    label: '上诉',
    title: '对裁决上诉',
    text: '每笔纠纷只能上诉一次，由另一位客服复核，第二次裁决立即生效。',
    done: '已上诉',
    asks: ['note', 'pictures'],
    needsWords: true,
    isFirst: true,
  },
  show: {
    label: '补充证据',
    title: '补充证据',
    text: '双方和客服都看得到，提交后不能删除。',
    done: '证据已提交',
    asks: ['note', 'pictures'],
  },
  escalate: {
    label: '不谈了，请客服裁决',
    title: '请客服裁决？',
    text: '协商到此为止，客服按证据和规则在 7 天内裁决。',
    done: '已转客服',
    asks: [],
    isText: true,
  },
  withdraw: {
    label: '撤回纠纷',
    title: '撤回纠纷？',
    text: '订单从停的地方继续，计时接着走。',
    done: '纠纷已撤回',
    asks: [],
    isText: true,
  },
}
