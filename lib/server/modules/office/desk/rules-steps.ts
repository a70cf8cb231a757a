import type { DeskStep } from '@/lib/contract/entities/desk'
import { HOUSE_ID } from '@/lib/shared/ids'
import { fenToYuan, moneyText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import type { StaffAction } from '@/lib/shared/trade/order-forms'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import { feeTerms } from '../../core/tenancy/rules-fee'
import type { Rules } from '../../core/tenancy/types'
import { heldOf } from '../../orders/trading/flow/boost-state'
import { fillIn } from '../../orders/trading/flow/rule-words'
import { MODES } from '../../orders/trading/modes/table'
import { isRuling, isSpending } from '../../orders/trading/rules'
import { DECISIONS, distributedOf } from '../../orders/trading/staff/rules-decisions'
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

const ruling = (action: keyof typeof DECISIONS): Words => {
  const { label, text } = DECISIONS[action]
  return { label, text, asks: ['reason'] }
}

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
    label: DECISIONS.rebound.label,
    text: (order, on) => `截图存证，双方都看得到。${DECISIONS.rebound.text(order, on)}`,
    asks: ['captures', 'note'],
  },
  deliver: {
    label: '代卖家发货',
    text: () => '账号密码加密保存，只有买家能看到；买家进入验收，超时未提出异议自动确认。',
    asks: ['account', 'note'],
  },
  fault: ruling('fault'),
  uphold: ruling('uphold'),
  dismiss: ruling('dismiss'),
  rule: ruling('rule'),
}

/** Returns the amount that a decision of a mode splits. */
function splitOf(order: Order, { rules }: When): Pick<DeskStep, 'asks' | 'most' | 'mostForfeit' | 'split'> {
  const mode = MODES[order.mode]
  const { asks, most, mostForfeit, isCharged, isFined } = distributedOf(order)
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
