import { lazy } from 'react'
import type { Screen } from './screen'

/** Screens about the work of customer service. */
export const SERVICE_SCREENS: readonly Screen[] = [
  {
    path: '/console/wallboard',
    label: '客服看板',
    icon: 'clock',
    group: '交易',
    permission: 'desk.supervise',
    Content: lazy(() => import('@/components/office/duty/wallboard-screen')),
  },
  {
    path: '/console/quality',
    label: '客服质检',
    icon: 'scan',
    group: '交易',
    permission: 'desk.supervise',
    Content: lazy(() => import('@/components/office/duty/quality-screen')),
  },
  {
    path: '/console/myquality',
    label: '我的质检',
    icon: 'heart',
    group: '交易',
    permission: 'orders.act',
    Content: lazy(() => import('@/components/office/duty/my-quality-screen')),
  },
]
