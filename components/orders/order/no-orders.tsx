import { Button, buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'

/** Texts of empty lists: what appears here, and a link to it. */
const WAYS = {
  bought: { text: '下单后的订单会出现在这里', href: '/wares', label: '去看看商品' },
  sold: { text: '买家付款后的订单会出现在这里', href: '/center/sell', label: '发布商品' },
} as const

interface Props {
  side: keyof typeof WAYS
  keyWord?: string
  /** Removes the filters; without it none is set. */
  onClear?: () => void
}

export function NoOrders({ side, keyWord = '', onClear }: Props) {
  if (onClear)
    return (
      <Empty picture="search" title="没有符合条件的订单" text="换个条件试试">
        <Button onClick={onClear}>清除筛选</Button>
      </Empty>
    )
  if (keyWord) return <Empty picture="search" title="没有找到订单" text="换个订单号或商品名试试" />
  const { text, href, label } = WAYS[side]
  return (
    <Empty picture="orders" title="这里还没有订单" text={text}>
      <a className={buttonClass()} href={href}>
        {label}
      </a>
    </Empty>
  )
}
