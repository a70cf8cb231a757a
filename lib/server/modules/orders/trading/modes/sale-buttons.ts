import { moneyText } from '@/lib/shared/money/money'
import { SOLD_ELSEWHERE } from '@/lib/shared/trade/sold-elsewhere'
import { ACCOUNT_CHECKLIST, ITEM_CHECKLIST } from '@/lib/shared/video/checklists'
import type { Button } from '../flow/mode'
import { allPaid } from '../flow/money-effects'
import { lessPenalty, penaltyOf } from '../flow/penalty-effects'
import type { Order } from '../types'
import type { SaleParts } from './sale-parts'

/** Buttons of buyer and seller between payment and delivery. */
export function saleButtons({
  parties,
  handOver,
  hint,
  stock,
}: Pick<SaleParts, 'parties' | 'handOver' | 'hint' | 'stock'>) {
  const { buyer, seller } = parties
  const { comesBack } = stock
  return {
    deliver: {
      label: handOver === 'credentials' ? '交付账号' : '发货',
      form: handOver === 'delivery' ? 'quantity' : handOver,
      ...(handOver === 'delivery' && {
        quantity: ({ goodsNum: most }: Order) => ({ most, unit: '件', back: `未发货部分退给${buyer}` }),
      }),
      title: handOver === 'credentials' ? '交付账号' : '提交发货',
      text: hint,
      done: `已发货，等待${buyer}确认收货`,
      primary: true,
      ...(handOver === 'credentials' && { checklist: ACCOUNT_CHECKLIST }),
      ...(handOver === 'delivery' && { checklist: ITEM_CHECKLIST }),
    },
    buyerRefund: {
      label: '申请退款',
      form: 'reason',
      title: '申请退款',
      text: `${seller}还没有发货，货款会全额原路退回${comesBack ? '，商品重新上架' : ''}。`,
      refunds: allPaid,
      reasons: ['不想要了', '拍错了', `${seller}长时间未发货`, '其他'],
      done: '订单已取消，款项原路退回',
    },
    sellerRefund: {
      label: '取消交易',
      form: 'reason',
      title: '取消交易',
      text: `货款会全额退回${buyer}${comesBack ? '，商品重新上架' : ''}。选择“${SOLD_ELSEWHERE}”会降低在售商品的排序，多次会限制上架；卖出后请及时下架。`,
      reasons: [
        `${handOver === 'credentials' ? '账号' : '商品'}${SOLD_ELSEWHERE}`,
        '资料有变动',
        '无法按时发货',
        '其他',
      ],
      done: `订单已取消，款项原路退回${buyer}`,
      danger: true,
    },
    submit: {
      label: '提交账号',
      form: 'credentials',
      title: '提交账号给客服验号',
      text: `加密保存，只有跟进这笔订单的客服能看到，每次查看都有记录；${buyer}现在看不到，没有成交会立即删除。换绑时请修改密码，完成后再把新的账号资料交付给${buyer}。`,
      done: '已提交，等待客服验号',
      primary: true,
    },
    resubmit: {
      label: '修改账号资料',
      form: 'credentials',
      title: '修改提交的账号',
      text: '新提交的资料会替换之前的，只有跟进这笔订单的客服能看到。',
      done: '已更新，等待客服验号',
    },
    waive: {
      label: '不验号，继续交易',
      form: 'confirm',
      title: '不等客服，直接交易？',
      text: `账号将由${seller}直接交付，没有客服替你核对账号，也没有客服陪同换绑。收到后请自己登录核对、换绑，再确认收货；货款托管、包赔和售后处理不变。选择后不能撤回。`,
      done: `已通知${seller}交付`,
      danger: true,
    },
    accept: {
      label: '确认换绑',
      form: 'confirm',
      title: '确认验号结果？',
      text: '请先看客服上传的验号截图。确认后进入换绑，任何一方都不能再单独取消。',
      done: '已确认，等待换绑和交付',
      primary: true,
    },
    buyerLeave: {
      label: '取消交易',
      form: 'reason',
      title: '验号后取消交易',
      text: (order) =>
        `账号已验过号。现在取消要付违约金 ${moneyText(penaltyOf(order))}，一半给${seller}、一半归平台，从货款中扣，其余原路退回给你。`,
      refunds: lessPenalty,
      reasons: ['不想要了', '换了别的账号', '其他'],
      done: '订单已取消，扣除违约金后的款项原路退回',
      danger: true,
    },
    sellerLeave: {
      label: '取消交易',
      form: 'reason',
      title: '验号后取消交易',
      text: (order) =>
        `账号已验过号。现在取消要付违约金 ${moneyText(penaltyOf(order))}，一半给${buyer}、一半归平台，从你的余额扣；余额不足不能取消。货款全额退回${buyer}。`,
      reasons: ['账号不卖了', '资料有变动', '其他'],
      done: '订单已取消，违约金已从余额扣除',
      danger: true,
    },
  } as const satisfies Record<string, Button>
}
