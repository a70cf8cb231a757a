'use client'

import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { OwnOffers } from './own-offers'
import { SettingsForm } from './settings-form'
import { ShopLayout } from './shop-layout'

const TABS = ['出售报价', '回收报价', '店铺设置'] as const

/** A merchant's offers and settings. */
const ManagePage = ({ tab: first }: { tab: number }) => (
  <ShopLayout
    title="店铺管理"
    beside={['/center/myshop/shopOrder', '店铺订单']}
    tabsLabel="店铺"
    tabs={TABS}
    first={first}
  >
    {(tab, shop, reload) => <Room tab={tab} shop={shop} onChanged={reload} />}
  </ShopLayout>
)

function Room({ tab, shop, onChanged }: { tab: number; shop: CoinShop; onChanged: () => void }) {
  if (tab === 2) return <SettingsForm shop={shop} onChanged={onChanged} />
  const kind = tab === 0 ? 'sell' : 'recycle'
  return <OwnOffers key={kind} kind={kind} canOffer={shop.state === 'active'} onChanged={onChanged} />
}

/** Query: tabIndex. */
export const ManageHere = withAddress(ManagePage, (address) => ({
  tab: Math.max(0, ['0', '1', '2'].indexOf(fromQuery(address, 'tabIndex'))),
}))
