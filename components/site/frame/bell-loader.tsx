'use client'

import dynamic from 'next/dynamic'

const OrderBell = dynamic(() => import('@/components/orders/order/order-bell').then(({ OrderBell }) => OrderBell), {
  ssr: false,
})

/** Loaded after the page, of which it is no part. */
export const BellLoader = () => <OrderBell />
