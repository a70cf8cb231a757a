import { Part } from '@/components/orders/order/part'
import { type MoneyBox, MoneyFlow } from '@/components/ui/kit/money-flow'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { laterText } from '@/lib/shared/text/span-text'

/** Who holds how much money now, and the condition for its release. */
export function GoldMoney({ detail }: { detail: OrderDetail }) {
  const { mode, status, subStatus, goodsPrice, belong, payTime, sellerIncome } = detail
  const isGold = mode === 'fastGold'
  const [payer, payee] = isGold ? ['买家', '币商'] : ['币商备款', '玩家']
  const mine = belong === (isGold ? 0 : 1)
  const terms = useTradeTerms(mode, detail.gameId)
  const isPaid = status > 0 && payTime !== null
  const isBack = status > 3
  const isReleased = subStatus === 'RELEASED'
  const isHeld = isPaid && !isBack && !isReleased
  const onRelease = isGold ? (terms ? `收货 ${laterText(terms.holdHours)}` : '收货后') : '核对无误'
  const boxes: readonly MoneyBox[] = [
    {
      name: isGold && mine ? '你付的' : (payer ?? ''),
      amount: goodsPrice,
      note: !isPaid ? '还没有付款' : isBack ? '已退回' : '已付',
      state: isHeld || isReleased ? 'done' : 'here',
    },
    {
      name: '平台托管',
      amount: isHeld ? goodsPrice : null,
      note: isHeld ? '双方都不能动用' : isReleased ? '已放款' : isBack ? '没有托管中的货款' : '付款后由平台保管',
      state: isHeld ? 'here' : isReleased ? 'done' : 'todo',
      way: payTime?.slice(5, 16),
    },
    {
      name: !isGold && mine ? '你的余额' : (payee ?? ''),
      amount: sellerIncome,
      note: sellerIncome ? '已扣平台服务费' : '扣除平台服务费',
      state: isReleased ? 'here' : isHeld ? 'due' : 'todo',
      way: isReleased || isBack ? undefined : `${onRelease}放款`,
    },
  ]
  return (
    <Part title="货款去向">
      <MoneyFlow boxes={boxes} />
    </Part>
  )
}
