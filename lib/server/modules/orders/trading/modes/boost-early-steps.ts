import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import {
  countGivenUp,
  countLock,
  markInterrupted,
  resumeWork,
  saveProposal,
  settleAgreed,
  stopWork,
} from '../flow/boost-effects'
import { boostOf, isBegun, isOpenedBy } from '../flow/boost-state'
import { isUncontested, markContested } from '../flow/contest-effects'
import { resealDelivery } from '../flow/hand-over'
import type { Step } from '../flow/mode'
import { sendOrderMessage } from '../flow/notify'
import { saveProof } from '../flow/proof-effects'
import { fillIn, inForce, onDutyInForce } from '../flow/rule-words'
import { because } from '../flow/stamps'
import type { Order, Party, Place } from '../types'
import { boostButtons } from './boost-buttons'
import { ruledFrom, workEnds } from './boost-ends'
import { unbegunSteps } from './boost-unbegun-steps'

/** Steps with which a side stops a work: the customer locks the account, or one side proposes to end it early. */
export function earlySteps(kind: WorkMode): readonly Step[] {
  const BUTTON = boostButtons(kind)
  const worker = kind === 'boosting' ? '打手' : '护航员'
  /** The worker cannot submit until the proposal is answered: the customer's proposals must not use up its time. */
  const stops = (from: Place) => [
    stopWork,
    ...(from === '1 LOCKED' ? [countLock] : []),
    ...(from === '1 PROPOSED' ? [] : [markInterrupted]),
  ]
  const propose = (from: Place, by: 'buyer' | 'seller'): Step => ({
    from,
    action: 'propose',
    by: [by],
    to: '1 PROPOSED',
    says: `${by === 'buyer' ? '客户' : worker}提议提前结束`,
    button: from === '1 PROPOSED' ? BUTTON.counter : BUTTON.propose,
    when: from === '1 PROPOSED' ? isAnswerDue : mayPropose,
    first: [...(by === 'buyer' ? stops(from) : []), saveProposal],
    does: [
      sendOrderMessage('status', `收到提前结束的提议，请在 ${inForce('proposalHours')}内回应；超时未回应由客服处理。`),
    ],
  })
  const agree = (by: Party, opener: Party): Step => ({
    from: '1 PROPOSED',
    action: 'agree',
    by: [by],
    to: opener === 'buyer' ? '7 REFUNDED' : '8 REFUNDED',
    says: '双方同意提前结束，按方案结算',
    when: (order, facts) => isAnswerDue(order, facts) && isOpenedBy(order, opener),
    button: BUTTON.agree,
    first: [because(`${opener === 'buyer' ? '客户' : worker}提议提前结束`), settleAgreed],
    does: [countGivenUp, ...workEnds('双方同意提前结束', opener === 'seller' ? 'broken' : null)],
  })

  return [
    ...(kind === 'boosting' ? lockSteps(BUTTON) : []),
    propose('1 WORKING', 'buyer'),
    propose('1 WORKING', 'seller'),
    ...(kind === 'boosting' ? [propose('1 LOCKED', 'buyer')] : []),
    propose('1 PROPOSED', 'buyer'),
    propose('1 PROPOSED', 'seller'),
    {
      from: '1 PROPOSED',
      action: 'withdraw',
      by: ['buyer', 'seller'],
      to: '1 WORKING',
      says: '提议已撤回，继续进行',
      when: (order, { actor }) => boostOf(order).proposal?.by === actor && !boostOf(order).proposal?.isCounter,
      button: BUTTON.withdraw,
      first: [resumeWork],
      does: [sendOrderMessage('status', '提前结束的提议已撤回，订单继续进行。')],
    },
    agree('buyer', 'seller'),
    agree('seller', 'buyer'),
    // after counter-proposals the opener agrees as well
    agree('seller', 'seller'),
    agree('buyer', 'buyer'),
    {
      from: '1 PROPOSED',
      action: 'decline',
      by: ['buyer', 'seller'],
      to: '1 PROPOSED',
      says: '不同意提议，等待客服处理',
      when: (order, facts) => isAnswerDue(order, facts) && isUncontested(order, facts),
      button: BUTTON.decline,
      freezes: true,
      first: [saveProof('decline'), markContested],
      does: [sendOrderMessage('status', '对方不同意提议，订单已冻结，等待客服处理。')],
    },
    ...unbegunSteps(kind, '1 PROPOSED'),
    {
      from: '1 PROPOSED',
      action: 'timeout',
      by: ['system'],
      to: '1 PROPOSED',
      says: `提议 ${inForce('proposalHours')}未回应，等待客服处理`,
      freezes: true,
      does: [sendOrderMessage('status', `提议 ${inForce('proposalHours')}未回应，订单已冻结，等待客服处理。`)],
    },
    {
      from: '1 PROPOSED',
      action: 'dismiss',
      by: ['service'],
      to: '1 WORKING',
      says: '客服处理继续进行',
      first: [resumeWork],
      does: [sendOrderMessage('status', '客服处理订单继续进行，时限顺延。')],
    },
    ruledFrom('1 PROPOSED'),
  ]
}

const lockSteps = (button: ReturnType<typeof boostButtons>): readonly Step[] => [
  {
    from: '1 WORKING',
    action: 'lock',
    by: ['buyer'],
    to: '1 LOCKED',
    says: '客户锁定了账号，计时已暂停',
    button: button.lock,
    first: [stopWork, markInterrupted],
    does: [sendOrderMessage('status', '客户锁定了账号。请打手马上下线，账号密码已隐藏，计时已暂停。')],
  },
  {
    from: '1 LOCKED',
    action: 'unlock',
    by: ['buyer'],
    to: '1 WORKING',
    says: '客户解锁了账号，继续计时',
    button: button.unlock,
    first: [countLock, resumeWork],
    does: [
      sendOrderMessage('status', ({ order, rules }) => {
        const unlocked = '客户已解锁账号，计时继续；请以现在显示的账号密码登录。'
        return isBegun(order)
          ? unlocked
          : fillIn(`${unlocked}首张截图重新计时 ${onDutyInForce('firstShotMinutes')}。`, rules)
      }),
    ],
  },
  {
    from: '1 LOCKED',
    action: 'rekey',
    by: ['buyer'],
    to: '1 LOCKED',
    says: '客户更新了账号密码',
    button: button.rekey,
    first: [resealDelivery],
    does: [sendOrderMessage('status', '客户更新了账号密码，解锁后请打手重新查看。')],
  },
  {
    from: '1 LOCKED',
    action: 'timeout',
    by: ['system'],
    to: '1 LOCKED',
    says: `累计锁定满 ${inForce('lockHours')}，等待客服处理`,
    freezes: true,
    does: [sendOrderMessage('status', `账号累计锁定满 ${inForce('lockHours')}，订单已冻结，等待客服处理。`)],
  },
  ruledFrom('1 LOCKED'),
]

/** Returns whether a proposal waits for this side's answer. */
function isAnswerDue(order: Order, { actor }: { actor: string }): boolean {
  const { proposal } = boostOf(order)
  return proposal !== undefined && proposal.by !== actor
}

/** Proposals of one side; each stops or occupies the work, and more would be a way to obstruct the other. */
const MOST_PROPOSALS = 3

const mayPropose = (order: Order, { actor }: { actor: string }): boolean =>
  (boostOf(order).proposals?.[actor as 'buyer' | 'seller'] ?? 0) < MOST_PROPOSALS
