import type { ActWords } from '@/components/orders/case/act-words'
import { type ClaimAction, type ClaimKind, isBan, wordsOfClaim } from '@/lib/shared/trade/claims'

/** Labels and explanations of a party's actions in a claim about an account that was taken back. */
const ACT_WORDS: Readonly<Record<ClaimAction, ActWords>> = {
  recovered: {
    label: '账号已找回',
    title: '确认账号已找回？',
    text: '先登录核对能正常使用，并改掉密码和绑定。确认后理赔结束，不再赔付；保障期内再出问题可以再申请。',
    done: '理赔已结束',
    asks: [],
  },
  settle: {
    label: '赔付',
    title: '赔付给买家？',
    text: '赔付后理赔立即结束，不留欠款，也不能撤回。',
    done: '已赔付',
    asks: [],
  },
  returned: {
    label: '已归还账号',
    title: '告诉买家账号已归还',
    text: '写明怎么归还的，附上截图。买家登录核对并确认后理赔结束；买家没有确认，到期仍会垫付。',
    done: '已通知买家和客服',
    asks: ['note', 'pictures'],
    needsWords: true,
    isFirst: true,
  },
  appeal: {
    label: '申诉',
    title: '对审核结果申诉',
    text: '每笔理赔只能申诉一次，由另一位客服复核，第二次结果为最终结果。',
    done: '已申诉',
    asks: ['note', 'pictures'],
    needsWords: true,
    isFirst: true,
  },
  show: {
    label: '补充凭证',
    title: '补充凭证',
    text: '双方和客服都看得到，提交后不能删除。',
    done: '证据已提交',
    asks: ['note', 'pictures'],
  },
  withdraw: {
    label: '撤回理赔',
    title: '撤回理赔？',
    text: '还没放款的，放款继续计时。保障期内可以再申请，同一笔订单最多三次。',
    done: '理赔已撤回',
    asks: [],
    isText: true,
  },
}

/** The same for a claim of this kind: a ban is lifted, and a rental's owner claims. */
export function actWordsOf(kind: ClaimKind): Readonly<Record<ClaimAction, ActWords>> {
  if (!isBan(kind)) return ACT_WORDS
  const { claimant } = wordsOfClaim(kind)
  return {
    ...ACT_WORDS,
    recovered: {
      ...ACT_WORDS.recovered,
      label: '账号已解封',
      title: '确认账号已解封？',
      text: '先登录核对能正常使用。确认后理赔结束，不再赔付；申请期内再出问题可以再申请。',
    },
    settle: { ...ACT_WORDS.settle, title: `赔付给${claimant}？` },
    returned: {
      ...ACT_WORDS.returned,
      label: '已协助解封',
      title: `告诉${claimant}账号已解封`,
      text: `写明怎么解封的，附上截图。${claimant}登录核对并确认后理赔结束；没有确认，到期仍会垫付。`,
    },
  }
}
