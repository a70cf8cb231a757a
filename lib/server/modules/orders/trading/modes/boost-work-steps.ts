import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import {
  countShot,
  countUnbegun,
  isWhole,
  markRedone,
  needProgress,
  resumeWork,
  settleMatch,
  settleNone,
  settleWhole,
  stopWork,
} from '../flow/boost-effects'
import { payMatch } from '../flow/boost-shares'
import { boostOf, isBegun } from '../flow/boost-state'
import { isUncontested, markContested } from '../flow/contest-effects'
import type { Step } from '../flow/mode'
import { sendOrderMessage } from '../flow/notify'
import { needVideo, saveProof } from '../flow/proof-effects'
import { fillIn, onDutyInForce } from '../flow/rule-words'
import { because } from '../flow/stamps'
import { boostButtons } from './boost-buttons'
import { earlySteps } from './boost-early-steps'
import { ruledFrom, workEnds } from './boost-ends'
import { unbegunSteps } from './boost-unbegun-steps'

/** Steps from acceptance to the end of a work: pictures, locking, early end, results, rulings. */
export function boostWorkSteps(kind: WorkMode): readonly Step[] {
  const BUTTON = boostButtons(kind)
  const worker = kind === 'boosting' ? '打手' : '护航员'
  const isConvoy = kind === 'convoy'
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
      : { to: '3 RELEASED', first: [settleWhole], does: workEnds('验收通过', 'done') }),
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
    ...unbegunSteps(kind, '1 WORKING'),
    ...earlySteps(kind),
    {
      from: '1 WORKING',
      action: 'submit',
      by: ['seller'],
      to: '2 INSPECTION',
      says: isConvoy ? '护航员提交了一局' : '打手提交验收',
      // a result alone would show nothing of the work itself
      ...(isConvoy ? {} : { when: isBegun }),
      button: BUTTON.submit,
      first: [needVideo, saveProof('submit'), stopWork],
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
      does: [countUnbegun, ...workEnds('超时满一倍时限仍未完成，订单自动结束', 'broken')],
    },
    ruledFrom('1 WORKING'),
    ...(isConvoy
      ? [
          {
            from: '1 WORKING',
            action: 'release',
            by: ['system'],
            to: '3 RELEASED',
            says: '全部场次已确认，保证金已退还',
            first: [settleWhole],
            does: workEnds('全部场次已确认', 'done'),
          } satisfies Step,
        ]
      : []),
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
      does: [
        sendOrderMessage('status', ({ order, rules }) => {
          const returned = `客户认为没有达到目标，已退回；${worker}做完后再提交一次。`
          return isBegun(order)
            ? returned
            : fillIn(`${returned}请在 ${onDutyInForce('firstShotMinutes')}内上传首张截图。`, rules)
        }),
      ],
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
    ruledFrom('2 INSPECTION'),
  ]
}
