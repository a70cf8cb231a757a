import type { ComponentType } from 'react'
import type { House, Permission } from '@/lib/shared/staff/staff'

export const GROUPS = ['', '交易', '资金', '用户', '站点', '设置'] as const

export interface Screen {
  path: `/console${string}`
  label: string
  /** Class in styles/icons.css. */
  icon: string
  /** In the menu of a site that is not set up yet. */
  isFirst?: boolean
  group: (typeof GROUPS)[number]
  permission: Permission
  /** Restricts the screen to the platform or to distributors, in addition to the permission. */
  house?: House
  Content: ComponentType
}
