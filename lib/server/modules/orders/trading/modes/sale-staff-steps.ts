import { draftAgreement, isToSign } from '../flow/agreement-effects'
import { eraseCredentials } from '../flow/hand-over'
import type { Step } from '../flow/mode'
import { refundAll } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { buyerPays, chargeBuyer, chargeSeller, chargeSellerUpToBalance, sellerPays } from '../flow/penalty-effects'
import { saveProof } from '../flow/proof-effects'
import { inForce } from '../flow/rule-words'
import {
  assignStaff,
  findsStaff,
  fixPenalty,
  isStaffed,
  isSubmitted,
  isUnattended,
  isVerifiable,
  joinStaff,
  leadByStaff,
  leaveStaff,
  markUnattended,
  mayWaive,
  submitAccount,
} from '../flow/staff-effects'
import { because } from '../flow/stamps'
import type { Order, Place } from '../types'
import { leadGreeting } from './lead-greetings'
import { saleButtons } from './sale-buttons'
import { isChecked, keepCaptures } from './sale-check'
import { freeEnds, unassignedEnd, undone } from './sale-ends'
import type { SaleParts } from './sale-parts'
import { acceptSteps } from './sale-sign-steps'
import { MISMATCH } from './sale-staff-words'

const whoIAm = (order: Order): string =>
  `您好，我是平台客服，负责这笔订单的验号和换绑。请先核对我名字旁的暗号：那是您自己设置的，只有平台知道；您设置过暗号，但看不到或不一致，就不是平台客服。${leadGreeting(order)}账号资料加密保存，只有跟进这笔订单的客服能看到；账号密码不要发在群里，也不要把短信验证码告诉任何人。`

/** The account is submitted to staff only; until it is verified the seller can correct it. */
function submitFrom(from: Extract<Place, '1 ASSIGN' | '1 VERIFY'>, parts: SaleParts): readonly Step[] {
  const { seller } = parts.parties
  const button = saleButtons(parts)
  const step = { from, action: 'submit', by: ['seller'], to: from, first: [submitAccount] } as const
  return [
    {
      ...step,
      says: `${seller}已提交账号，等待客服验号`,
      when: (order) => isStaffed(order) && !isSubmitted(order),
      button: button.submit,
      does: [sendOrderMessage('status', `${seller}已提交账号，只有验号的客服能看到。`)],
    },
    {
      ...step,
      says: `${seller}修改了提交的账号`,
      when: (order) => isStaffed(order) && isSubmitted(order),
      button: button.resubmit,
    },
  ]
}

/** Of an account that staff checked before it was sold: a login that confirms the result, instead of a verification. */
function reloginSteps({ parties: { buyer, seller } }: SaleParts): readonly Step[] {
  return [
    {
      from: '1 VERIFY',
      action: 'relogin',
      by: ['service'],
      to: '1 SIGN',
      says: '客服登录复核无误，等待签署转让协议',
      when: (order) => isChecked(order) && isToSign(order),
      first: [keepCaptures, leadByStaff, fixPenalty, draftAgreement],
      does: [
        sendOrderMessage(
          'status',
          `登录复核无误，与上架验号一致。请${seller}在 ${inForce('signHours')}内签署账号转让协议，之后由${buyer}签署，双方签署后开始换绑。`,
        ),
      ],
    },
    {
      from: '1 VERIFY',
      action: 'relogin',
      by: ['service'],
      to: '1 REBIND',
      says: '客服登录复核无误，开始换绑',
      when: (order) => isChecked(order) && !isToSign(order),
      first: [keepCaptures, leadByStaff, fixPenalty],
      does: [
        sendOrderMessage(
          'status',
          `登录复核无误，与上架验号一致。请${seller}按客服指引换绑，完成后交付；从现在起任何一方都不能单独取消。`,
        ),
      ],
    },
  ]
}

/** From waiting for staff to the rebinding, without the delivery itself. */
export function staffSteps(parts: SaleParts): readonly Step[] {
  const { buyer, seller } = parts.parties
  const button = saleButtons(parts)
  return [
    {
      from: '1 VERIFY',
      action: 'queue',
      by: ['system'],
      to: '1 ASSIGN',
      says: '已通知客服接入',
      next: findsStaff,
    },
    {
      from: '1 ASSIGN',
      action: 'assign',
      by: ['system', 'service'],
      to: '1 VERIFY',
      says: '客服已接入，准备验号',
      first: [assignStaff],
      does: [joinStaff(whoIAm)],
    },
    ...submitFrom('1 ASSIGN', parts),
    ...submitFrom('1 VERIFY', parts),
    ...freeEnds('1 ASSIGN', parts),
    {
      from: '1 ASSIGN',
      action: 'timeout',
      by: ['system'],
      to: '1 ASSIGN',
      says: '客服没有及时接入',
      when: (order) => !isUnattended(order),
      first: [markUnattended],
      does: [
        sendOrderMessage(
          'status',
          parts.staff === 'always'
            ? `客服没有及时接入，订单继续排队。${buyer}可以继续等，也可以取消并全额退款。`
            : `客服没有及时接入，订单继续排队。${buyer}可以继续等、取消并全额退款，或不验号继续交易。`,
        ),
      ],
    },
    ...(parts.staff === 'always'
      ? []
      : [
          {
            from: '1 ASSIGN',
            action: 'waive',
            by: ['buyer'],
            to: '1 VERIFY',
            says: `${buyer}选择不验号，由${seller}直接交付`,
            when: mayWaive,
            button: button.waive,
            first: [leaveStaff],
            does: [
              eraseCredentials,
              sendOrderMessage(
                'status',
                `${buyer}选择不验号。请${seller}在 ${inForce('startHours')}内交付账号；${buyer}收到后先登录核对、换绑，再确认收货。`,
              ),
            ],
          } satisfies Step,
        ]),
    unassignedEnd(parts),
    {
      from: '1 VERIFY',
      action: 'verified',
      by: ['service'],
      to: '1 VERIFIED',
      says: '客服验号通过，与描述一致',
      when: (order) => isVerifiable(order) && !isChecked(order),
      first: [saveProof('verified'), leadByStaff, fixPenalty],
      does: [sendOrderMessage('status', `验号通过，与描述一致，截图在订单页。请${buyer}确认后开始换绑。`)],
    },
    ...(parts.staff === 'always' ? [] : reloginSteps(parts)),
    {
      from: '1 VERIFY',
      action: 'mismatch',
      by: ['service'],
      to: '8 REFUNDED',
      says: '客服验号不符，订单取消',
      when: isVerifiable,
      first: [saveProof('mismatch'), leadByStaff, because(MISMATCH)],
      does: undone(parts, `${MISMATCH}，订单取消`),
    },
    ...acceptSteps(parts),
    {
      from: '1 VERIFIED',
      action: 'refund',
      by: ['buyer'],
      to: '7 REFUNDED',
      says: `验号后${buyer}取消交易，违约金已扣`,
      button: button.buyerLeave,
      first: [chargeBuyer, because(`验号后${buyer}取消交易`)],
      does: undone(parts, `${buyer}在验号后取消交易，扣除违约金后`, buyerPays),
    },
    {
      from: '1 VERIFIED',
      action: 'refund',
      by: ['seller'],
      to: '8 REFUNDED',
      says: `验号后${seller}取消交易，违约金已扣`,
      button: button.sellerLeave,
      first: [chargeSeller, because(`验号后${seller}取消交易`)],
      does: undone(parts, `${seller}在验号后取消交易`, [refundAll, sellerPays]),
    },
    {
      from: '1 REBIND',
      action: 'timeout',
      by: ['system'],
      to: '1 REBIND',
      says: '换绑超时，等待客服处理',
      freezes: true,
      does: [sendOrderMessage('status', '换绑超时，订单已冻结，等待客服处理。')],
    },
    {
      from: '1 REBIND',
      action: 'fault',
      by: ['service'],
      to: '8 REFUNDED',
      says: `客服处理${seller}没有完成换绑，全额退款`,
      first: [chargeSellerUpToBalance, because(`${seller}没有完成换绑`)],
      does: undone(parts, `客服处理${seller}没有完成换绑`, [refundAll, sellerPays]),
    },
  ]
}
