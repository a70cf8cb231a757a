import type { DeskStep } from '@/lib/contract/entities/desk'
import { HOUSE_ID } from '@/lib/shared/ids'
import { fen, fenToYuan, moneyText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { shareText } from '@/lib/shared/text/span-text'
import type { StaffAction } from '@/lib/shared/trade/order-forms'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import { feeTerms } from '../../core/tenancy/rules-fee'
import type { Rules } from '../../core/tenancy/types'
import { firstPart } from '../../market/recycling/rules'
import { heldOf } from '../../orders/trading/flow/boost-state'
import type { Split } from '../../orders/trading/flow/mode'
import { fillIn, laterInForce } from '../../orders/trading/flow/rule-words'
import { MODES } from '../../orders/trading/modes/table'
import { isRuling, isSpending } from '../../orders/trading/rules'
import { staffStepsOf } from '../../orders/trading/staff/rules-turn'
import type { Order } from '../../orders/trading/types'

interface When {
  rules: Rules
  at: Date
}
interface Words {
  label: string
  text: (order: Order, on: When) => string
  asks: DeskStep['asks']
}

const back = ({ totalFen }: Order): string => `全额退给买家 ${moneyText(totalFen)}`

/** The label, inputs and consequence of each step, shown before it is taken. */
const WORDS: Readonly<Record<StaffAction, Words>> = {
  assign: { label: '接手', text: () => '你进入群聊并表明身份，订单进入验号。', asks: [] },
  verified: {
    label: '验号通过',
    text: () => '截图存证，双方都看得到；买家确认后开始换绑，从现在起单独取消要付违约金。',
    asks: ['captures', 'note'],
  },
  relogin: {
    label: '复核通过',
    text: () => '登录后与上架验号的截图一致时提交。上架截图存入订单，跳过验号，直接进入签署或换绑。',
    asks: ['login'],
  },
  mismatch: {
    label: '验号不符',
    text: (order) => `订单取消，${back(order)}，群聊关闭，双方都不付违约金。${shelfText(order)}`,
    asks: ['captures', 'note'],
  },
  rebound: {
    label: '换绑完成',
    text: ({ goodsFen }, { rules }) => {
      const first = firstPart(goodsFen)
      const now = `截图存证，双方都看得到。现在付给卖家 ${shareText(RECYCLING.firstBp)}（${moneyText(first)}）`
      const later = fillIn(`${laterInForce('holdHours')}付尾款（${moneyText(fen(goodsFen - first))}）`, rules)
      return `${now}，没有被找回的，${later}。`
    },
    asks: ['captures', 'note'],
  },
  deliver: {
    label: '代卖家发货',
    text: () => '账号密码加密保存，只有买家能看到；买家进入验收，超时未提出异议自动确认。',
    asks: ['account', 'note'],
  },
  fault: {
    label: '认定违约',
    text: (order, on) => MODES[order.mode].words.faultText?.(order, on) ?? `订单取消，${back(order)}。`,
    asks: ['reason'],
  },
  uphold: { label: '支持申诉', text: (order) => `订单取消，${back(order)}。`, asks: ['reason'] },
  dismiss: { label: '不支持申诉', text: () => '订单继续，剩余时间照常计算。', asks: ['reason'] },
  rule: {
    label: '按结果分配',
    text: () => '提交后立即结算，不能撤回。',
    asks: ['reason'],
  },
}

const PRICE: Split['asks'] = ['pay', 'reason']

const ofPrice = ({ goodsFen }: Order): Split => ({
  asks: PRICE,
  most: goodsFen,
  mostForfeit: null,
  isCharged: true,
  isFined: false,
})

/** Returns the amount that a decision of a mode splits. */
function splitOf(order: Order, { rules }: When): Pick<DeskStep, 'asks' | 'most' | 'mostForfeit' | 'split'> {
  const mode = MODES[order.mode]
  const { asks, most, mostForfeit, isCharged, isFined } = (mode.split ?? ofPrice)(order)
  const { feeBp, leastFee } = feeTerms(rules)
  const bond = mostForfeit === null ? null : fenToYuan(mostForfeit)
  const terms = {
    held: fenToYuan(asks.includes('amount') ? order.depositFen : most),
    bond,
    feeBp: isCharged ? feeBp : 0,
    leastFee: fenToYuan(leastFee),
    fineBp: isFined ? rules.noShowBp : 0,
  }
  return { asks: [...asks], most: fenToYuan(most), mostForfeit: bond, split: { ...mode.words.parties, terms } }
}

/** What becomes of an item that is not as described. */
function shelfText({ mode, sellerId }: Order): string {
  if (!MODE_FACTS[mode].isListed) return ''
  return sellerId === HOUSE_ID ? '商品下架，检查后再上架。' : '商品下架，卖家按账号实际情况修改，审核通过后恢复展示。'
}

/** Ends the order, or decides about its money between the parties. */
const isFinal = (action: StaffAction): boolean => isRuling(action) || action === 'mismatch'

/** Returns the steps that staff can take now, each once: first those that carry on with the order. */
export function deskStepsOf(order: Order, on: When): DeskStep[] {
  if (order.disputeId !== null) return []
  const { staffTexts = {} } = MODES[order.mode].words
  const actions = [...new Set(staffStepsOf(order, on.at).map(({ action }) => action as StaffAction))].toSorted(
    (a, b) => Number(isFinal(a)) - Number(isFinal(b)),
  )
  return actions.map((action) => {
    const { label, text, asks } = WORDS[action]
    const split = action === 'rule' ? splitOf(order, on) : { asks, most: null, mostForfeit: null, split: null }
    const needsSecond =
      (isRuling(action) || isSpending(MODES[order.mode], order, action)) && heldOf(order) >= FOUR_EYES_FEN
    const own = action in staffTexts ? staffTexts[action as keyof typeof staffTexts] : undefined
    const words = own === undefined ? text(order, on) : fillIn(own, on.rules)
    return { action, label, text: words, isFinal: isFinal(action), needsSecond, ...split, asks: [...split.asks] }
  })
}
