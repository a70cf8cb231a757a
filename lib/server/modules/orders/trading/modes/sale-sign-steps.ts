import { agreementPath } from '@/lib/shared/trade/agreements'
import type { Party } from '@/lib/shared/trade/order-forms'
import {
  draftAgreement,
  endAgreement,
  hasSigned,
  isSignedByOther,
  isToSign,
  lateToSign,
  saveSignature,
} from '../flow/agreement-effects'
import type { Button, Step } from '../flow/mode'
import { allPaid } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { saveProof } from '../flow/proof-effects'
import { inForce } from '../flow/rule-words'
import { leadByStaff } from '../flow/staff-effects'
import { because } from '../flow/stamps'
import { saleButtons } from './sale-buttons'
import { undone } from './sale-ends'
import type { SaleParts } from './sale-parts'

/** The buyer agrees to the verification, or does not object in time: on to the signatures, if the order needs them. */
export function acceptSteps(parts: SaleParts): readonly Step[] {
  const { buyer, seller } = parts.parties
  const { accept } = saleButtons(parts)
  const rebind = `请${seller}按客服指引换绑，完成后交付`
  const sign = `请${seller}在 ${inForce('signHours')}内签署账号转让协议，之后由${buyer}签署，双方签署后开始换绑。`
  const step = (by: 'buyer' | 'system', says: string, toRebind: string): Step[] => [
    {
      from: '1 VERIFIED',
      action: 'accept',
      by: [by],
      to: '1 SIGN',
      says: `${says}，等待签署转让协议`,
      when: isToSign,
      ...(by === 'buyer' && { button: { ...accept, ...ACCEPT_TO_SIGN } }),
      first: [draftAgreement],
      does: [sendOrderMessage('status', `${says}。${sign}`)],
    },
    {
      from: '1 VERIFIED',
      action: 'accept',
      by: [by],
      to: '1 REBIND',
      says: `${says}，开始换绑`,
      when: (order) => !isToSign(order),
      ...(by === 'buyer' && { button: accept }),
      does: [sendOrderMessage('status', toRebind)],
    },
  ]
  return [
    ...step('buyer', `${buyer}已确认验号结果`, `${buyer}已确认验号结果。${rebind}；从现在起任何一方都不能单独取消。`),
    ...step('system', `${buyer}超时未提出异议`, `${buyer}超时未提出异议，开始换绑。${rebind}。`),
  ]
}

const ACCEPT_TO_SIGN = {
  label: '确认验号结果',
  title: '确认验号结果？',
  text: `请先看客服上传的验号截图。确认后由卖家、买家先后签署账号转让协议，各 ${inForce('signHours')}，双方签署后开始换绑。签署前取消不付违约金。`,
  done: '已确认，等待双方签署',
} satisfies Partial<Button>

const NAMES = { buyer: '买家', seller: '卖家' } as const

/** From the accepted verification to the rebinding, for orders whose parties sign a transfer agreement. */
export function signSteps(parts: SaleParts): readonly Step[] {
  const { parties } = parts
  const both: readonly Party[] = ['seller', 'buyer']
  const other = (party: Party) => parties[party === 'buyer' ? 'seller' : 'buyer']
  const button: Button = {
    label: '签署转让协议',
    form: 'link',
    href: ({ sn }) => agreementPath(sn),
    primary: true,
  }
  const cancelled = (party: Party) => (party === 'buyer' ? ('7 REFUNDED' as const) : ('8 REFUNDED' as const))
  return both
    .flatMap((party): Step[] => [
      {
        from: '1 SIGN',
        action: 'sign',
        by: [party],
        to: '1 REBIND',
        says: `${parties[party]}已签署，双方签署完成，开始换绑`,
        when: (order) => !hasSigned(order, party) && isSignedByOther(order, party),
        button,
        first: [saveSignature],
        does: [
          sendOrderMessage(
            'status',
            `双方已签署账号转让协议。请${parties.seller}按客服指引换绑，完成后交付；从现在起任何一方都不能单独取消。`,
          ),
        ],
      },
      {
        from: '1 SIGN',
        action: 'sign',
        by: [party],
        to: '1 SIGN',
        says: `${parties[party]}已签署转让协议`,
        when: (order) => !hasSigned(order, party) && !isSignedByOther(order, party),
        alerts: true,
        button,
        first: [saveSignature],
        does: [
          sendOrderMessage('status', `${parties[party]}已签署账号转让协议，请${other(party)}在订单页剩余时间内签署。`),
        ],
      },
      {
        from: '1 SIGN',
        action: 'refund',
        by: [party],
        to: cancelled(party),
        says: `${parties[party]}不签署转让协议，订单取消`,
        button: {
          label: '不签署，取消交易',
          form: 'reason',
          title: '不签署转让协议，取消交易？',
          text: `货款全额原路退回${parties.buyer}，双方都不付违约金${parts.stock.comesBack ? '，商品重新上架' : ''}。取消后不能恢复。`,
          ...(party === 'buyer' && { refunds: allPaid }),
          reasons: ['不同意协议内容', party === 'buyer' ? '不想要了' : '账号不卖了', '其他'],
          done: `订单已取消，款项原路退回${parties.buyer}`,
          danger: true,
        },
        first: [because(`${NAMES[party]}不签署转让协议`)],
        does: [endAgreement('refused'), ...undone(parts, `${parties[party]}不签署账号转让协议，订单取消`)],
      },
      {
        from: '1 SIGN',
        action: 'timeout',
        by: ['system'],
        to: cancelled(party),
        says: `${parties[party]}超时未签署转让协议，订单自动取消`,
        when: (order) => lateToSign(order) === party,
        first: [because(`${NAMES[party]}超时未签署转让协议`)],
        does: [endAgreement('expired'), ...undone(parts, `${parties[party]}超时未签署账号转让协议，订单自动取消`)],
      },
    ])
    .concat({
      from: '1 SIGN',
      action: 'mismatch',
      by: ['service'],
      to: '8 REFUNDED',
      says: '客服发现账号不符，订单取消',
      first: [saveProof('mismatch'), leadByStaff, because('账号与描述不符')],
      does: [endAgreement('ended'), ...undone(parts, '客服发现账号与描述不符，订单取消')],
    })
}
