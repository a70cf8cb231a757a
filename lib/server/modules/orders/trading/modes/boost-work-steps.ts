import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import {
  countLock,
  countShot,
  countUnbegun,
  countWork,
  isWhole,
  markRedone,
  needProgress,
  resumeWork,
  saveProposal,
  settleAgreed,
  settleMatch,
  settleNone,
  settleRuled,
  settleWhole,
  stopWork,
} from '../flow/boost-effects'
import { payMatch, settleWork } from '../flow/boost-shares'
import { boostOf, isNeverBegun, isOpenedBy } from '../flow/boost-state'
import { closeChat } from '../flow/chat-effects'
import { isUncontested, markContested } from '../flow/contest-effects'
import { resealDelivery } from '../flow/hand-over'
import type { Effect, Step } from '../flow/mode'
import { sendOrderMessage } from '../flow/notify'
import { saveProof } from '../flow/proof-effects'
import { inForce } from '../flow/rule-words'
import { because } from '../flow/stamps'
import type { Order, Party, Place } from '../types'
import { boostButtons } from './boost-buttons'
import { repostStep } from './boost-repost'

/** Steps from acceptance to the end of a work: pictures, locking, early end, results, rulings. */
export function boostWorkSteps(kind: WorkMode): readonly Step[] {
  const BUTTON = boostButtons(kind)
  const worker = kind === 'boosting' ? '打手' : '护航员'
  const isConvoy = kind === 'convoy'
  const ends = (explain: string, outcome: 'done' | 'broken' | null): readonly Effect[] => [
    ...(outcome ? [countWork(outcome)] : []),
    sendOrderMessage(outcome === 'done' ? 'confirm_goods' : 'status', `${explain}，款项和保证金已完成。`),
    closeChat,
    ...settleWork,
  ]
  const propose = (from: Place, by: 'buyer' | 'seller'): Step => ({
    from,
    action: 'propose',
    by: [by],
    to: '1 PROPOSED',
    says: `${by === 'buyer' ? '客户' : worker}提议提前结束`,
    button: from === '1 PROPOSED' ? BUTTON.counter : BUTTON.propose,
    when: from === '1 PROPOSED' ? isAnswerDue : mayPropose,
    // the worker cannot submit until the proposal is answered: the customer's proposals must not use up its time
    first: [...(from === '1 LOCKED' ? [countLock] : []), ...(by === 'buyer' ? [stopWork] : []), saveProposal],
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
    does: ends('双方同意提前结束', opener === 'seller' ? 'broken' : null),
  })
  const ruled = (from: Place): Step => ({
    from,
    action: 'rule',
    by: ['service'],
    to: '3 RELEASED',
    says: '客服已处理，按处理结果结算',
    first: [settleRuled],
    does: ends('客服已处理', null),
  })
  const confirmed = (action: 'confirm' | 'autoConfirm'): Step => ({
    from: '2 INSPECTION',
    action,
    by: [action === 'confirm' ? 'buyer' : 'system'],
    ...(action === 'confirm' ? { button: BUTTON.confirm, says: '客户验收通过' } : { says: '超时未提出异议，自动验收' }),
    ...(isConvoy
      ? {
          to: '1 WORKING',
          first: [settleMatch, resumeWork],
          does: [
            sendOrderMessage(
              'confirm_goods',
              ({ order }) => `第 ${boostOf(order).matches} 局已确认，本局酬劳已付给护航员。`,
            ),
            payMatch,
          ],
          next: async ({ order }) => (isWhole(order) ? 'release' : null),
        }
      : { to: '3 RELEASED', first: [settleWhole], does: ends('验收通过', 'done') }),
  })

  return [
    {
      from: '1 WORKING',
      action: 'shot',
      by: ['seller'],
      to: '1 WORKING',
      says: `${worker}上传了进度截图`,
      button: BUTTON.shot,
      first: [...(isConvoy ? [] : [needProgress]), saveProof('shot'), countShot],
      does: [sendOrderMessage('status', `${worker}上传了进度截图，可以在订单里查看。`)],
    },
    {
      from: '1 WORKING',
      action: 'refund',
      by: ['buyer'],
      to: '8 REFUNDED',
      says: `${worker}没有按时上传首张截图，客户取消订单`,
      when: (order, { at }) => isNeverBegun(order, at),
      button: BUTTON.leave,
      first: [because(`${worker}没有按时开始`), settleNone],
      does: [countUnbegun, ...ends(`${worker}没有按时开始，客户取消订单`, 'broken')],
    },
    repostStep(kind),
    ...(isConvoy ? [] : lockSteps(BUTTON, propose)),
    propose('1 WORKING', 'buyer'),
    propose('1 WORKING', 'seller'),
    {
      from: '1 WORKING',
      action: 'submit',
      by: ['seller'],
      to: '2 INSPECTION',
      says: isConvoy ? '护航员提交了一局' : '打手提交验收',
      button: BUTTON.submit,
      first: [saveProof('submit'), stopWork],
      does: [
        sendOrderMessage(
          'send_goods',
          isConvoy ? '护航员提交了一局，请客户确认。' : '打手已提交验收，请客户上号核对后确认。',
        ),
      ],
    },
    {
      from: '1 WORKING',
      action: 'timeout',
      by: ['system'],
      to: '8 REFUNDED',
      says: '超时满一倍时限仍未完成，订单自动结束',
      first: [because(`${worker}超时未完成`), settleNone],
      does: [countUnbegun, ...ends('超时满一倍时限仍未完成，订单自动结束', 'broken')],
    },
    ruled('1 WORKING'),
    ...(isConvoy
      ? [
          {
            from: '1 WORKING',
            action: 'release',
            by: ['system'],
            to: '3 RELEASED',
            says: '全部场次已确认，保证金已退还',
            first: [settleWhole],
            does: ends('全部场次已确认', 'done'),
          } satisfies Step,
        ]
      : []),
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
    ruled('1 PROPOSED'),
    confirmed('confirm'),
    confirmed('autoConfirm'),
    {
      from: '2 INSPECTION',
      action: 'redo',
      by: ['buyer'],
      to: '1 WORKING',
      says: '客户认为没有达到目标，退回一次',
      when: (order) => !boostOf(order).redone,
      button: BUTTON.redo,
      first: [saveProof('redo'), markRedone, resumeWork],
      does: [sendOrderMessage('status', `客户认为没有达到目标，已退回；${worker}做完后再提交一次。`)],
    },
    {
      from: '2 INSPECTION',
      action: 'contest',
      by: ['buyer'],
      to: '2 INSPECTION',
      says: '客户不认可结果，等待客服处理',
      when: isUncontested,
      button: BUTTON.contest,
      freezes: true,
      first: [saveProof('contest'), markContested],
      does: [sendOrderMessage('status', '客户不认可结果，订单已冻结，等待客服处理。')],
    },
    ruled('2 INSPECTION'),
  ]

  function lockSteps(button: typeof BUTTON, proposeFrom: typeof propose): readonly Step[] {
    return [
      {
        from: '1 WORKING',
        action: 'lock',
        by: ['buyer'],
        to: '1 LOCKED',
        says: '客户锁定了账号，计时已停',
        button: button.lock,
        first: [stopWork],
        does: [sendOrderMessage('status', '客户锁定了账号。请打手马上下线，账号密码已隐藏，计时已停。')],
      },
      {
        from: '1 LOCKED',
        action: 'unlock',
        by: ['buyer'],
        to: '1 WORKING',
        says: '客户解锁了账号，继续计时',
        button: button.unlock,
        first: [countLock, resumeWork],
        does: [sendOrderMessage('status', '客户已解锁账号，计时继续；请以现在显示的账号密码登录。')],
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
      proposeFrom('1 LOCKED', 'buyer'),
      {
        from: '1 LOCKED',
        action: 'timeout',
        by: ['system'],
        to: '1 LOCKED',
        says: `累计锁定满 ${inForce('lockHours')}，等待客服处理`,
        freezes: true,
        does: [sendOrderMessage('status', `账号累计锁定满 ${inForce('lockHours')}，订单已冻结，等待客服处理。`)],
      },
      ruled('1 LOCKED'),
    ]
  }
}

/** Returns whether a proposal waits for this side's answer. */
function isAnswerDue(order: Order, { actor }: { actor: string }): boolean {
  const { proposal } = boostOf(order)
  return proposal !== undefined && proposal.by !== actor
}

/** Proposals of one side; each stops or occupies the work, and more would be a way to obstruct the other. */
const MOST_PROPOSALS = 3

const mayPropose = (order: Order, { actor }: { actor: string }): boolean =>
  (boostOf(order).proposals?.[actor as 'buyer' | 'seller'] ?? 0) < MOST_PROPOSALS
