import type { Metadata } from 'next'
import { OrderHere } from '@/components/orders/pay/order-page'
import { CashHead } from '@/components/site/frame/cash-frame'
import { Steps } from '@/components/ui/kit/steps'
import { loadGoods } from '@/lib/server/loaders/load-goods'
import { loadTradeTerms } from '@/lib/server/loaders/load-trade-terms'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { PLACED, saleStages } from '@/lib/shared/trade/stages'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '提交订单', robots: { index: false } }

export default async function WaresOrderPage({ params }: { params: Promise<{ sn: string }> }) {
  const { conf, host } = await currentDist()
  return (
    <>
      <CashHead name={conf.distBaseConf.websiteName} title="提交订单">
        <Steps steps={[PLACED, ...saleStages(await isVerified(host, (await params).sn))]} now={0} />
      </CashHead>
      <main id="main" tabIndex={-1}>
        <OrderHere />
      </main>
    </>
  )
}

/** Whether staff verify the item, an account, before it is handed over. */
async function isVerified(host: string, sn: string): Promise<boolean> {
  const goods = await loadGoods(host, sn)
  if (goods?.goodsTypeId !== ACCOUNT) return false
  return (await loadTradeTerms(host, 'account', goods.gameId)).isVerified
}
